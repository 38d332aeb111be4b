/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makePage } from '@tests/support/makePage';
import {
	click,
	dialog,
	FakeSite,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

type Values = Readonly< Record< string, unknown > >;

const ROUTE = '/wp/v2/pages';

/**
 * Opens quick edit beside a table of pages.
 *
 * @param pages
 * @param selected By default all.
 */
async function openPanel( pages: Values[], selected = pages ) {
	const site = new FakeSite();
	site.records( ROUTE, pages );
	site.records( '/wp/v2/templates', [] );
	site.on( 'GET /atelier/v1/posts/page/counts', {} ).on( 'GET /wp/v2/users', [
		{ id: 1, name: 'Ann' },
	] );
	await openScreen( '/page', {
		site,
		query: { layout: 'table', quickEdit: 'true' },
	} );
	const panel = await screen.findByRole( 'region', { name: 'Post Edit' } );
	await within( panel ).findByText( 'Select a page to edit' );
	for ( const { title } of selected ) {
		fireEvent.click(
			await screen.findByRole( 'checkbox', {
				name: ( title as { raw: string } ).raw,
			} )
		);
		await settle();
	}
	/** The button with a field’s value. */
	const value = ( field: string ) =>
		within( panel ).queryByRole( 'button', {
			name: new RegExp( `^Edit ${ field } ` ),
		} );
	const open = async ( field: string ) => {
		fireEvent.click(
			await within( panel ).findByRole( 'button', {
				name: new RegExp( `^Edit ${ field } ` ),
			} )
		);
		return dialog( field );
	};
	return { site, panel, value, open };
}

/** Saves all changes. */
async function save(): Promise< HTMLElement > {
	await click(
		/^(Save|Review)/,
		screen.getByRole( 'region', { name: 'Navigation' } )
	);
	const review = await dialog( 'Are you ready to save?' );
	await click( 'Save', review );
	return review;
}

const isClosed = ( element: HTMLElement ) =>
	waitFor( () => expect( element.isConnected ).toBe( false ) );
const facts = ( pages: readonly Values[], ...names: string[] ) =>
	pages.map( ( page ) => names.map( ( name ) => page[ name ] ) );

it( 'has a title as people read it, not as WordPress stores it', async () => {
	const { panel, value } = await openPanel(
		[ makePage( 71, 'Fish &amp; Chips' ) ],
		[ { title: { raw: 'Fish & Chips' } } ]
	);
	await within( panel ).findByRole( 'heading', { name: 'Fish & Chips' } );
	await waitFor( () =>
		expect( value( 'Title' )?.textContent ).toMatch( /Fish & Chips$/ )
	);
} );

it( 'changes several pages at once, each with its own result', async () => {
	const pages = [
		makePage( 1, 'Fine' ),
		makePage( 2, 'Refused', { status: 'draft' } ),
	];
	const { site, value, open } = await openPanel( pages );
	await waitFor( () =>
		expect( value( 'Title' )?.textContent ).toMatch( /Mixed$/ )
	);
	expect( value( 'Status & Visibility' )?.textContent ).toMatch( /Mixed$/ );
	for ( const field of [ 'Slug', 'Parent', 'Template' ] ) {
		expect( value( field ) ).toBeNull();
	}
	const comments = await open( 'Discussion' );
	fireEvent.click(
		within( comments ).getByRole( 'radio', { name: 'Open' } )
	);
	await click( 'Close', comments );

	site.fail( `POST ${ ROUTE }/2`, {
		status: 403,
		code: 'rest_cannot_edit',
		message: 'Not this one.',
	} );
	const review = await save();
	await within( review ).findByText( /Not this one/ );
	expect( facts( pages, 'comment_status' ) ).toEqual( [
		[ 'open' ],
		[ 'closed' ],
	] );
	await click( 'Save', review );
	await isClosed( review );
	expect( facts( pages, 'comment_status', 'status' ) ).toEqual( [
		[ 'open', 'publish' ],
		[ 'open', 'draft' ],
	] );
} );

it( 'saves a field of a page alone, without its content, which may be invalid', async () => {
	const pages = [
		makePage( 3, 'Hostile', {
			permalink_template: 'https://shop.test/%pagename%/',
			content: {
				raw: '<!-- wp:group --><div>'.repeat( 500 ),
				rendered: '',
			},
		} ),
	];
	const { site, open } = await openPanel( pages );
	site.on( 'GET /atelier/v1/uses', {
		places: [ { type: 'wp_navigation', id: '9', title: 'Main menu' } ],
	} );
	const slug = await open( 'Slug' );
	expect( slug.textContent ).not.toContain( 'lead to' );
	fireEvent.change( within( slug ).getByRole( 'textbox' ), {
		target: { value: 'hostile-new' },
	} );
	// Under the address that it makes is the one that visitors still have.
	const permalink = await within( slug ).findByRole( 'link', {
		name: /shop\.test\/hostile-new\//,
	} );
	expect( permalink.getAttribute( 'href' ) ).toBe( 'https://shop.test/?p=3' );
	await within( slug ).findByText( /lead to the address it has now/ );
	await within( slug ).findByRole( 'link', { name: 'Main menu' } );
	await click( 'Close', slug );
	await isClosed( await save() );
	expect( site.writes ).toMatchObject( [
		{ path: `${ ROUTE }/3`, data: { slug: 'hostile-new' } },
	] );
	expect( site.writes[ 0 ]?.data ).not.toHaveProperty( 'content' );
} );

it( 'gives the focus back to what has opened it', async () => {
	const { panel } = await openPanel( [ makePage( 8, 'Alone' ) ] );
	await click( /^Close/, panel );
	await isClosed( panel );
	expect( document.activeElement?.getAttribute( 'aria-pressed' ) ).toBe(
		'false'
	);
} );

it( 'searches a parent on the site, and refuses a page below', async () => {
	const pages = [
		makePage( 5, 'Guide' ),
		makePage( 6, 'Chapter', { parent: 5 } ),
		makePage( 7, 'Manual' ),
	];
	const { site, open } = await openPanel( pages, pages.slice( 0, 1 ) );
	const parent = await open( 'Parent' );
	const box = within( parent ).getByRole( 'combobox' );
	const search = async ( text: string ) => {
		fireEvent.focus( box );
		fireEvent.change( box, { target: { value: text } } );
		await waitFor( () =>
			expect( site.requests.at( -1 )?.query ).toMatchObject( {
				search: text,
				search_columns: 'post_title',
				orderby: 'relevance',
				exclude: '5',
			} )
		);
		fireEvent.click(
			await within( parent ).findByRole( 'option', { name: text } )
		);
		await settle();
	};
	await search( 'Chapter' );
	await within( parent ).findByText( /is a child of the page/ );
	await search( 'Manual' );
	await waitFor( () =>
		expect(
			within( parent ).queryByText( /is a child of the page/ )
		).toBeNull()
	);
	await click( 'Close', parent );
	await isClosed( await save() );
	expect( site.writes ).toMatchObject( [
		{ path: `${ ROUTE }/5`, data: { parent: 7 } },
	] );
} );

it( 'schedules by the site’s clock, exactly as typed, and names an hour that it doesn’t have', async () => {
	const { getSettings, setSettings } = (
		window as unknown as {
			wp: {
				date: {
					getSettings: () => Values;
					setSettings: ( settings: Values ) => void;
				};
			};
		}
	 ).wp.date;
	const pages = [
		// In winter, while it may be summer now.
		makePage( 4, 'Later', {
			status: 'draft',
			date: '2030-01-02T03:00:00',
			date_gmt: '2030-01-02T08:00:00',
			_links: { 'wp:action-publish': [ {} ] },
		} ),
	];
	const { site, open } = await openPanel( pages );
	setSettings( {
		...getSettings(),
		timezone: { string: 'America/Toronto', offset: '-4', abbr: 'EDT' },
	} );
	const status = await open( 'Status & Visibility' );
	fireEvent.click(
		within( status ).getByRole( 'radio', { name: /^Scheduled/ } )
	);
	await click( 'Close', status );
	const date = await open( 'Date' );
	const type = async ( value: string ) => {
		fireEvent.change( within( date ).getByLabelText( 'Date' ), {
			target: { value },
		} );
		await settle();
	};
	await type( '2030-03-10T02:30' );
	await within( date ).findByText( /clocks skip this time/ );
	await type( '2030-03-10T03:30' );
	await waitFor( () =>
		expect( within( date ).queryByText( /clocks skip/ ) ).toBeNull()
	);
	await click( 'Close', date );
	await isClosed( await save() );
	expect( site.writes ).toMatchObject( [
		{
			path: `${ ROUTE }/4`,
			data: { status: 'future', date: '2030-03-10T03:30:00' },
		},
	] );
} );
