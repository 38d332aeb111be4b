/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	address,
	button,
	click,
	settle,
} from '../../../../tests/support/renderRoom';
import {
	choose,
	editedStyles,
	escape,
	isFocused,
	openReview,
	openStyles,
	saveAll,
	savedStyles,
	stylesSite,
} from '../../../../tests/support/stylesSite';

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

/** Chooses a color of the palette in a row. */
async function paint( row: string, color: string ): Promise< void > {
	await click( row );
	const option = await screen.findByRole( 'option', { name: color } );
	option.focus();
	fireEvent.click( option );
	await settle();
	await escape( option );
}

describe( 'colors of the site', () => {
	it( 'with low contrast are reported and fixed, with the focus kept', async () => {
		await openStyles( '/colors', stylesSite() );
		await click( 'Text' );
		await waitFor( () =>
			expect( document.activeElement?.getAttribute( 'role' ) ).toBe(
				'option'
			)
		);
		const base = await screen.findByRole( 'option', { name: 'Base' } );
		base.focus();
		fireEvent.click( base );
		await settle();
		expect( editedStyles().styles ).toEqual( {
			color: { text: 'var:preset|color|base' },
		} );
		const popover = base.closest< HTMLElement >( '[role="dialog"]' );
		await within( popover ?? document.body ).findByText( /^Hard to read/ );
		await click( 'Use nearest passing color' );
		expect( editedStyles().styles ).toEqual( {
			color: { text: '#767676' },
		} );
		await within( popover ?? document.body ).findByText(
			/^Easy to read \(AA\)/
		);
		await escape( base );
		await isFocused( button( 'Text' ) );
		await screen.findByRole( 'button', {
			name: 'Text',
			description: /#767676.*4\.5:1/,
		} );
		await click( 'Elements options' );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Reset Text' } )
		);
		await screen.findByRole( 'button', { name: 'Saved' } );
		expect( editedStyles().styles ).toEqual( {} );
	} );

	it( 'have link states and heading levels, and are reset together', async () => {
		await openStyles( '/colors', stylesSite() );
		const described = ( name: string, description: RegExp ) =>
			screen.findByRole( 'button', { name, description } );
		await choose( 'State', 'Hover' );
		await paint( 'Link', 'Accent 3' );
		await described( 'Link', /Accent 3/ );
		await choose( 'State', 'Default' );
		await described( 'Link', /^(?!.*Accent 3)/ );

		const levels = await screen.findByRole( 'radiogroup', {
			name: 'Select heading level',
		} );
		fireEvent.click( within( levels ).getByRole( 'radio', { name: 'H1' } ) );
		await settle();
		await paint( 'Heading', 'Accent 3' );
		expect( editedStyles().styles ).toEqual( {
			elements: {
				link: {
					':hover': { color: { text: 'var:preset|color|accent-3' } },
				},
				h1: { color: { text: 'var:preset|color|accent-3' } },
			},
		} );
		await click( 'Reset all' );
		await described( 'Heading', /^Not set/ );
		expect( editedStyles().styles ).toEqual( {} );
	} );
} );

describe( 'typography of the site', () => {
	it( 'has levels of headings, is undone step by step, and saved', async () => {
		const site = stylesSite();
		await openStyles( '/typography', site );
		await click( 'Headings' );
		fireEvent.click( await screen.findByRole( 'radio', { name: 'H1' } ) );
		await settle();
		await click( 'Uppercase' );
		await choose( 'Appearance', 'Bold' );
		const h1 = () => editedStyles().styles.elements;
		expect( h1() ).toMatchObject( {
			h1: {
				typography: { textTransform: 'uppercase', fontWeight: '700' },
			},
		} );
		await click( 'Undo' );
		expect( h1() ).toEqual( {
			h1: { typography: { textTransform: 'uppercase' } },
		} );
		await saveAll();
		expect( savedStyles( site ) ).toMatchObject( [
			{
				styles: {
					elements: {
						h1: { typography: { textTransform: 'uppercase' } },
					},
				},
			},
		] );
	} );

	it( 'has the states of links that the WordPress version has', async () => {
		await openStyles( '/typography/link', stylesSite() );
		const states = await screen.findByRole( 'combobox', { name: 'State' } );
		expect(
			within( states )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Default',
			'Unvisited',
			'Any link',
			'Visited',
			'Hover',
			'Focus',
			'Keyboard focus',
			'Active',
		] );
		await choose( 'State', 'Keyboard focus' );
		await click( 'Strikethrough' );
		const review = await openReview();
		expect( review.textContent ).toContain(
			'Links › Keyboard focus › Typography › Decoration: none → “line-through”'
		);
		expect( editedStyles().styles ).toEqual( {
			elements: {
				link: {
					':focus-visible': {
						typography: { textDecoration: 'line-through' },
					},
				},
			},
		} );
	} );
} );

describe( 'screens of the styles', () => {
	const width = () =>
		screen.findByRole< HTMLInputElement >( 'spinbutton', {
			name: 'Content width',
		} );

	it( 'have addresses, focus their headings, and describe and undo a change', async () => {
		await openStyles( '/', stylesSite() );
		await click( 'Layout' );
		await isFocused( await heading( 'Layout' ) );
		expect( address() ).toContain( 'section=%2Flayout' );
		fireEvent.change( await width(), { target: { value: '321' } } );
		await settle();
		expect( editedStyles().settings ).toEqual( {
			layout: { contentSize: '321px' },
		} );
		const review = await openReview();
		await within( review ).findByText(
			/Layout › Content width: .+ → “321px”/
		);
		// Behind a dialog, the keys do nothing.
		const undo = { key: 'z', code: 'KeyZ', ctrlKey: true };
		fireEvent.keyDown( document.activeElement ?? review, undo );
		await escape( review );
		expect( ( await width() ).value ).toBe( '321' );
		fireEvent.keyDown( document.body, undo );
		await waitFor( async () =>
			expect( ( await width() ).value ).toBe( '645' )
		);
		await screen.findByRole( 'button', { name: 'Saved' } );
		await click( 'Back' );
		await isFocused( await screen.findByRole( 'button', { name: 'Layout' } ) );
	} );

	it( 'that don’t exist show a message, and lead back', async () => {
		await openStyles( '/no/such/thing', stylesSite() );
		await screen.findAllByText(
			'The theme you are currently using does not support this screen.'
		);
		await click( 'Back' );
		await screen.findByRole( 'button', { name: 'Layout' } );
	} );
} );
