/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	button,
	choose,
	click,
	dialog,
	fill,
	isDisabled,
	renderRoom,
	settle,
} from '@tests/support/renderRoom';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { AUTHORS_TAKE, EXAMPLES } from './examples';

const open = ( name: string ) =>
	renderRoom(
		<>{ EXAMPLES.find( ( example ) => example.name === name )?.render() }</>
	);

const rows = () => {
	const [ , ...found ] = within( screen.getByRole( 'table' ) ).getAllByRole(
		'row'
	);
	return found;
};
const firstRow = () => rows()[ 0 ] as HTMLElement;
const columns = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map( ( { textContent } ) => textContent );
/** A text of the list, which screen readers hear from elsewhere. */
const count = ( words: string | RegExp ) =>
	screen.findByText( words, { selector: ':not([aria-live])' } );
const first = ( found: readonly HTMLElement[] ) => found[ 0 ] as HTMLElement;

async function press( key: string ): Promise< void > {
	fireEvent.keyDown( document.activeElement as Element, { key, code: key } );
	await settle();
}

/** Clicks what isn’t a button. */
async function take( role: string, name: string ): Promise< void > {
	fireEvent.click( await screen.findByRole( role, { name } ) );
	await settle();
}

const focused = ( element: () => HTMLElement ) =>
	waitFor( () => expect( document.activeElement ).toBe( element() ) );

async function search( words: string ): Promise< void > {
	fireEvent.change( screen.getByRole( 'searchbox', { name: 'Search' } ), {
		target: { value: words },
	} );
	await settle();
}

async function chooseLayout( name: string ): Promise< void > {
	await click( 'Layout' );
	await take( 'menuitemradio', name );
}

describe( 'a table', () => {
	it( 'is filtered from a column’s menu, by another condition, and by a primary filter', async () => {
		await open( 'table' );
		await count( '45 items' );
		await click( 'Next page' );
		const current = () =>
			screen.queryByRole< HTMLSelectElement >( 'combobox', {
				name: 'Current page',
			} );
		expect( current()?.value ).toBe( '2' );

		await choose( 'Author', 'Add filter' );
		// Twelve authors are searched.
		const box = await screen.findByRole( 'combobox', {
			name: 'Search items',
		} );
		// On a slow machine it comes after the popover has chosen what to focus.
		box.focus();
		fireEvent.change( box, { target: { value: 'ada' } } );
		await press( 'Enter' );
		await press( 'Escape' );
		await focused( () => button( 'Author is any: Ada Byron' ) );
		await count( '4 items' );
		expect( current() ).toBeNull();

		await click( 'Author is any: Ada Byron' );
		fireEvent.change(
			await screen.findByRole( 'combobox', { name: 'Conditions' } ),
			{ target: { value: 'isNone' } }
		);
		await settle();
		await press( 'Escape' );
		await count( '41 items' );
		button( 'Author is none: Ada Byron' );

		fireEvent.click(
			first( screen.getAllByRole( 'button', { name: 'Status' } ) )
		);
		await take( 'option', 'Draft' );
		await press( 'Escape' );
		button( 'Status is: Draft' );
		await click( 'Reset filter: Status' );
		expect(
			screen.queryByRole( 'button', { name: 'Status is: Draft' } )
		).toBeNull();
		await click( 'Remove filter: Author' );
		await count( '45 items' );
		expect(
			screen.queryByRole( 'button', { name: /^Author is/ } )
		).toBeNull();
		await focused( () => button( 'Add filter' ) );
	} );

	it( 'is sorted from a column’s menu, and searched without accents', async () => {
		await open( 'table' );
		await click( 'Date' );
		await take( 'menuitemradio', 'Sort ascending' );
		expect(
			screen
				.getByRole( 'columnheader', { name: 'Date' } )
				.getAttribute( 'aria-sort' )
		).toBe( 'ascending' );
		expect( firstRow().textContent ).toContain( '2015-01-01' );

		await search( 'emile' );
		await waitFor( () => expect( rows() ).toHaveLength( 5 ) );
		await click( 'Reset' );
		await count( '45 items' );
	} );

	it( 'has its columns moved, hidden and shown again', async () => {
		await open( 'table' );
		fireEvent.click(
			screen
				.getAllByRole( 'button', { name: 'Status' } )
				.at( -1 ) as HTMLElement
		);
		await take( 'menuitem', 'Move left' );
		expect( columns() ).toEqual( [
			'',
			'Title',
			'Status',
			'Author',
			'Genres',
			'Date',
			'Actions',
		] );
		await choose( 'Genres', 'Hide column' );
		expect( columns() ).not.toContain( 'Genres' );

		await click( 'View options' );
		const options = await dialog( 'View options' );
		within( options ).getByRole( 'heading', { name: 'Appearance' } );
		await click( 'Show Genres', options );
		await click( 'Hide Author', options );
		fireEvent.click(
			within( options ).getByRole( 'radio', { name: 'Compact' } )
		);
		fireEvent.click(
			within( options ).getByRole( 'radio', { name: '50' } )
		);
		await settle();
		const handle = () => button( 'Reorder Genres', options );
		handle().focus();
		await press( 'ArrowUp' );
		expect( document.activeElement ).toBe( handle() );
		await press( 'Escape' );
		await focused( () => button( 'View options' ) );
		expect( columns() ).toEqual( [
			'',
			'Title',
			'Status',
			'Genres',
			'Date',
			'Actions',
		] );
		expect( rows() ).toHaveLength( 45 );
		expect(
			screen.getByRole( 'table' ).getAttribute( 'data-density' )
		).toBe( 'compact' );
	} );

	it( 'keeps its search in all layouts', async () => {
		await open( 'table' );
		await search( 'river' );
		await count( '6 items' );
		await chooseLayout( 'Grid' );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.filter( ( { textContent } ) =>
					textContent.includes( 'river' )
				)
		).toHaveLength( 6 );
		await click( 'View options' );
		await screen.findByRole( 'slider', { name: 'Preview size' } );
		await press( 'Escape' );
		await chooseLayout( 'List' );
		expect(
			within( screen.getByRole( 'grid' ) ).getAllByRole( 'row' )
		).toHaveLength( 6 );
		await chooseLayout( 'Table' );
		expect( rows() ).toHaveLength( 6 );
	} );

	it( 'has actions for selected items, and for one of them', async () => {
		await open( 'table' );
		const boxes = screen
			.getAllByRole( 'checkbox' )
			.filter( ( box ) => box.closest( 'tbody' ) );
		fireEvent.click( first( boxes ) );
		fireEvent.click( boxes[ 2 ] as HTMLElement, { shiftKey: true } );
		await count( '3 items selected' );
		await click( 'Move to trash' );
		await click( 'Move to trash', await dialog( 'Move 3 to the trash?' ) );
		await count( '42 items' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();

		await click( 'Actions', firstRow() );
		const unavailable = await screen.findByRole( 'menuitem', {
			name: 'Export There is nothing to export to.',
		} );
		expect( isDisabled( unavailable ) ).toBe( true );
		await take( 'menuitem', 'Duplicate' );
		await count( '43 items' );

		fireEvent.click(
			first( within( firstRow() ).getAllByRole( 'button' ) )
		);
		await screen.findByText( /^Opened / );
	} );

	it( 'of ten thousand items renders one page of them, and searches them all', async () => {
		await open( 'large-page' );
		const shown = () => document.querySelectorAll( 'tbody tr' );
		expect( shown() ).toHaveLength( 100 );
		await count( '10000 items' );
		await search( 'quiet 99' );
		await count( '21 items' );
		expect( shown()[ 0 ]?.textContent ).toMatch( /Quiet .*99/ );
	} );

	it( 'on the server is the arguments of a request', async () => {
		await open( 'server' );
		await search( 'salt' );
		await waitFor( () =>
			expect( screen.getByLabelText( 'Request' ).textContent ).toContain(
				'page=1&per_page=20&search=salt&orderby=title&order=asc'
			)
		);
	} );
} );

describe( 'a list beside a preview', () => {
	it( 'is moved through by arrow keys, to actions as well', async () => {
		await open( 'list' );
		const row = ( at: number ) =>
			within( screen.getByRole( 'grid' ) ).getAllByRole( 'row' )[
				at
			] as HTMLElement;
		first( within( row( 0 ) ).getAllByRole( 'button' ) ).focus();
		await press( 'ArrowDown' );
		// What Enter does on a button.
		fireEvent.click( document.activeElement as HTMLElement );
		await settle();
		expect( row( 1 ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
		const preview = screen.getByRole( 'region', { name: 'Preview' } );
		expect( within( preview ).getByRole( 'heading' ).textContent ).toBe(
			within( row( 1 ) )
				.getAllByRole( 'button' )[ 0 ]
				?.querySelector( '[id]' )?.textContent
		);

		// Past the primary action.
		await press( 'ArrowRight' );
		await press( 'ArrowRight' );
		const menu = () => button( 'Actions', row( 1 ) );
		expect( document.activeElement ).toBe( menu() );
		fireEvent.click( menu() );
		await screen.findByRole( 'menuitem', { name: 'Duplicate' } );
		await settle();
		await press( 'Escape' );
		await focused( menu );
	} );
} );

describe( 'options of a filter', () => {
	it( 'are waited for, and asked for again after a failure', async () => {
		// Authors come when the test says so, and not after a time in which a slow machine opens no menu.
		const later: ( () => void )[] = [];
		const { setTimeout: schedule } = globalThis;
		stubGlobal(
			'setTimeout',
			( run: () => void, time: number, ...rest: readonly unknown[] ) =>
				time === AUTHORS_TAKE
					? later.push( run )
					: schedule( run, time, ...rest )
		);
		await open( 'late' );
		await choose( 'Add filter', 'Genres' );
		await screen.findByText( 'The items could not be loaded.' );
		await click( 'Try again' );
		await take( 'option', 'Poems' );
		await take( 'option', 'Essay' );
		await press( 'Escape' );
		button( 'Genres is any: Poems, Essay' );
		await choose( 'Add filter', 'Author' );
		await screen.findByText( 'Loading items…' );
		later.forEach( ( come ) => come() );
		await screen.findByRole( 'option', { name: 'Ada Byron' } );
	} );
} );

describe( 'a form', () => {
	const section = ( name: string ) => screen.getByRole( 'region', { name } );
	/** The texts that describe a control. */
	const described = ( control: HTMLElement ) =>
		( control.getAttribute( 'aria-describedby' ) ?? '' )
			.split( ' ' )
			.map( ( id ) => document.getElementById( id )?.textContent )
			.join( ' ' );

	it( 'describes a field by its error', async () => {
		await open( 'forms' );
		const form = section( 'Regular form' );
		const pages = within( form ).getByRole( 'spinbutton', {
			name: 'Pages',
		} );
		expect( described( pages ) ).toBe( 'A whole number.' );
		await fill( 'Pages', '', form );
		expect( described( pages ) ).toBe( 'Enter a whole number.' );
		within( form ).getByText( 'Not valid' );
		await fill( 'Pages', '12', form );
		expect( described( pages ) ).toBe( 'A whole number.' );
		within( form ).getByText( 'Valid' );
	} );

	it( 'of values opens a field’s control, and shows what it has changed', async () => {
		await open( 'forms' );
		const panel = section( 'Panel form' );
		const value = () =>
			within( panel ).getByRole( 'button', { name: /^Edit Title/ } );
		fireEvent.click( value() );
		fireEvent.change(
			within( await dialog( 'Title' ) ).getByRole( 'textbox' ),
			{ target: { value: 'Another title' } }
		);
		await settle();
		await press( 'Escape' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( value().textContent ).toMatch( /Another title$/ );
		expect(
			within( section( 'Regular form' ) ).getByRole< HTMLInputElement >(
				'textbox',
				{ name: 'Title' }
			).value
		).toBe( 'Another title' );
	} );
} );
