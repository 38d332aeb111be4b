/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import {
	address,
	button,
	click,
	dialog,
	fill,
	goTo,
	isDisabled,
	settle,
} from '@tests/support/renderRoom';
import { provideStage } from '@/platform/stages';
import {
	choose,
	editedStyles,
	escape,
	isFocused,
	openReview,
	openStyles,
	saveAll,
	savedStyles,
	STYLES,
	stylesSite,
} from '@tests/support/stylesSite';

/** The package has no types for these. */
const { registerBlockType, unregisterBlockType } = (
	window as unknown as {
		readonly wp: {
			readonly blocks: {
				registerBlockType: ( name: string, settings: object ) => void;
				unregisterBlockType: ( name: string ) => void;
			};
		};
	}
 ).wp.blocks;

const TYPE = {
	apiVersion: 3,
	category: 'text',
	attributes: {},
	edit: () => null,
	save: () => null,
};

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

describe( 'typography', () => {
	const size = () => screen.queryByText( /^Size$/i );

	it( 'of all headings has no size that each level has for itself', async () => {
		const elements = Object.fromEntries(
			[ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ].map( ( level ) => [
				level,
				{ typography: { fontSize: '2rem' } },
			] )
		);
		await openStyles(
			'/typography/heading',
			stylesSite( { styles: { elements } } )
		);
		await screen.findByText( 'Letter case' );
		expect( size() ).toBeNull();
		fireEvent.click( screen.getByRole( 'radio', { name: 'H2' } ) );
		await waitFor( () => expect( size() ).not.toBeNull() );
	} );

	it( 'has the elements before typesets', async () => {
		await openStyles( '/typography', stylesSite() );
		const elements = await heading( 'Elements' );
		for ( const later of screen.queryAllByText( 'Typesets' ) ) {
			expect(
				elements.compareDocumentPosition( later ) &
					Node.DOCUMENT_POSITION_FOLLOWING
			).toBeTruthy();
		}
	} );
} );

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
		await waitFor( () => expect( editedStyles().styles ).toEqual( {} ) );
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
		fireEvent.click(
			within( levels ).getByRole( 'radio', { name: 'H1' } )
		);
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
	it( 'says what each level of headings has a value of its own for, and offers it there', async () => {
		const sized = { typography: { fontSize: '2rem', lineHeight: '1.2' } };
		await openStyles(
			'/typography',
			stylesSite( {
				styles: {
					elements: {
						h1: sized,
						h2: sized,
						h3: sized,
						h4: sized,
						h5: sized,
						h6: sized,
					},
				},
			} )
		);
		await click( 'Headings' );
		await screen.findByText(
			'Set separately for each level: Size and Line height.'
		);
		expect( screen.queryByLabelText( 'Line height' ) ).toBeNull();
		fireEvent.click( await screen.findByRole( 'radio', { name: 'H3' } ) );
		await settle();
		await screen.findByLabelText( 'Line height' );
		expect( screen.queryByText( /^Set separately/ ) ).toBeNull();
	} );

	it( 'shows at each level of headings what it has from all', async () => {
		const heading = { typography: { textTransform: 'uppercase' } };
		await openStyles(
			'/typography/heading',
			stylesSite( { styles: { elements: { heading } } } )
		);
		const note = 'Headings: “uppercase”';
		await screen.findByText( 'Letter case' );
		expect( screen.queryByText( note ) ).toBeNull();
		fireEvent.click( await screen.findByRole( 'radio', { name: 'H2' } ) );
		await screen.findByText( note );
		await click( 'Lowercase' );
		expect( screen.queryByText( note ) ).toBeNull();
	} );

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

describe( 'what someone else has saved in the meantime', () => {
	it( 'is merged by key, with a question for keys that both have changed', async () => {
		const theirs = {
			color: { text: '#222222' },
			typography: { lineHeight: '2' },
		};
		const site = stylesSite();
		let isRefused = true;
		site.on( `POST ${ STYLES }`, ( { data } ) => {
			const record = { id: 7, settings: {}, styles: theirs };
			if ( ! isRefused ) {
				return { ...record, ...data };
			}
			isRefused = false;
			return Response.json(
				{
					code: 'atelier_conflict',
					message: 'Changed in the meantime.',
					data: {
						status: 409,
						changed: [ 'styles' ],
						record,
						version: 'styles:theirs',
						author: { id: 2, name: 'Bob' },
					},
				},
				{ status: 409 }
			);
		} );
		await openStyles( '/colors', site );
		await heading( 'Colors' );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			7,
			{ styles: { color: { text: '#111111', background: '#eeeeee' } } }
		);
		await click( 'Save', await openReview() );
		const conflict = await dialog( /was changed in the meantime/ );
		const answers =
			within( conflict ).getAllByRole< HTMLInputElement >( 'radio' );
		expect( answers ).toHaveLength( 2 );
		expect( isDisabled( button( 'Merge and save', conflict ) ) ).toBe(
			true
		);
		// By keyboard, the answers to a question are one tab stop.
		expect( new Set( answers.map( ( { name } ) => name ) ).size ).toBe( 1 );
		const question = within( conflict ).getByRole( 'radiogroup', {
			name: 'Colors › Text',
		} );
		fireEvent.click(
			within( question ).getByRole( 'radio', { name: /^Bob’s version/ } )
		);
		await settle();
		await click( 'Merge and save', conflict );
		await waitFor( () => expect( conflict.isConnected ).toBe( false ) );
		expect( savedStyles( site ).at( -1 )?.styles ).toEqual( {
			color: { text: '#222222', background: '#eeeeee' },
			typography: { lineHeight: '2' },
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
		// Two ways back have two names.
		screen.getByRole( 'link', { name: 'Back to Design' } );
		expect( screen.queryByRole( 'link', { name: 'Back' } ) ).toBeNull();
		await click( 'Back' );
		await isFocused(
			await screen.findByRole( 'button', { name: 'Layout' } )
		);
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

describe( 'the styles of blocks', () => {
	const NAMES = [ 'core/quote', 'core/button', 'core/group' ];
	const supports = {
		color: { background: true, text: true, link: true },
		dimensions: { minWidth: true },
		typography: { fontSize: true, textTransform: true },
	};

	beforeEach( () => {
		registerBlockType( 'core/quote', {
			...TYPE,
			title: 'Quote',
			keywords: [ 'blockquote', 'cite' ],
			supports,
			styles: [
				{ name: 'default', label: 'Default', isDefault: true },
				{ name: 'plain', label: 'Plain' },
			],
		} );
		registerBlockType( 'core/button', {
			...TYPE,
			title: 'Button',
			supports,
		} );
		registerBlockType( 'core/group', {
			...TYPE,
			title: 'Group',
			supports,
		} );
	} );
	afterEach( () => NAMES.forEach( ( name ) => unregisterBlockType( name ) ) );

	/** Opens a screen of blocks, whose types the editor's stage brings. */
	async function openBlocks( section: string ): Promise< void > {
		await openStyles( '/', stylesSite() );
		provideStage( 'editor', {} );
		goTo( new URLSearchParams( { p: '/styles', section } ).toString() );
		await settle();
	}

	const search = async ( words: string ) => {
		fireEvent.change( await screen.findByRole( 'searchbox' ), {
			target: { value: words },
		} );
		await settle();
	};

	it( 'are found by name, changed and reset, and going back restores the focus', async () => {
		await openBlocks( '/blocks' );
		await search( 'nothing is called that' );
		await screen.findByText( 'No blocks found.' );
		await search( 'blockquote' );
		await click( 'Quote styles' );
		await isFocused( await heading( 'Quote' ) );
		expect( isDisabled( button( 'Reset' ) ) ).toBe( true );
		await click( 'Uppercase' );
		expect( editedStyles().styles ).toEqual( {
			blocks: {
				'core/quote': { typography: { textTransform: 'uppercase' } },
			},
		} );
		await click( 'Plain' );
		await isFocused( await heading( 'Plain' ) );
		await click( 'Back' );
		await isFocused(
			await screen.findByRole( 'button', { name: 'Plain' } )
		);
		await click( 'Back' );
		const row = await screen.findByRole( 'button', {
			name: 'Quote styles',
			description: 'Changed',
		} );
		await isFocused( row );
		await click( 'Quote styles' );
		await click( 'Reset' );
		expect( editedStyles().styles ).toEqual( {} );
		expect( isDisabled( button( 'Reset' ) ) ).toBe( true );
	} );

	it( 'that no plugin provides say so', async () => {
		await openBlocks( '/blocks/gone%2Fblock' );
		await screen.findAllByText( /^This block isn’t available/ );
	} );

	it( 'differ by state and window, are reviewed, and reset one by one', async () => {
		await openBlocks( '/blocks/core%2Fbutton' );
		await paint( 'Background', 'Accent 3' );
		await choose( 'State', 'Hover' );
		await screen.findByText( 'Default: “Accent 3”' );
		await paint( 'Background', 'Accent 1' );
		await choose( 'State', 'Default' );
		await choose( 'Viewport', 'Mobile' );
		await click( 'Uppercase' );
		await choose( 'Viewport', 'Default' );
		await fill( 'Minimum width', '210' );
		await screen.findByRole( 'option', { name: 'Mobile (changed)' } );
		await screen.findByRole( 'option', { name: 'Hover (changed)' } );
		const edited = {
			color: { background: 'var:preset|color|accent-3' },
			':hover': { color: { background: 'var:preset|color|accent-1' } },
			'@mobile': { typography: { textTransform: 'uppercase' } },
			dimensions: { minWidth: '210px' },
		};
		expect( editedStyles().styles ).toEqual( {
			blocks: { 'core/button': edited },
		} );
		const review = await openReview();
		for ( const change of [
			'Button › Colors › Background: none → “Accent 3”',
			'Button › Hover › Colors › Background: none → “Accent 1”',
			'Button › Mobile › Typography › Letter case: none → “uppercase”',
			'Button › Dimensions › Minimum width: none → “210px”',
		] ) {
			expect( review.textContent ).toContain( change );
		}
		await escape( review );

		await choose( 'State', 'Hover (changed)' );
		await click( 'Reset “Hover”' );
		expect( editedStyles().styles ).toEqual( {
			blocks: { 'core/button': { ...edited, ':hover': undefined } },
		} );
		const reset = button( 'Reset “Hover”' );
		expect( isDisabled( reset ) ).toBe( true );
		await isFocused( reset );
		await click( 'Undo' );
		expect( editedStyles().styles ).toEqual( {
			blocks: { 'core/button': edited },
		} );
	} );
} );
