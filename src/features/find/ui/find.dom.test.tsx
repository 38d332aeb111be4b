/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen } from '@testing-library/react';
import {
	address,
	button,
	click,
	FakeSite,
	fill,
	isDisabled,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

const FIND = 'GET /atelier/v1/find';

const makeDocument = ( id: number, text: string ) => ( {
	type: 'page',
	id: String( id ),
	title: `Page ${ id }`,
	content: `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`,
} );

const makeStep = ( more: Readonly< Record< string, unknown > > = {} ) => ( {
	documents: [],
	others: 0,
	read: 1,
	total: 2,
	cursor: '',
	...more,
} );

const siteWith = ( ...documents: readonly object[] ) =>
	new FakeSite().on( FIND, makeStep( { documents } ) );

describe( 'the screen that finds and replaces', () => {
	it( 'finds what the address asks for, and replaces what isn’t left out', async () => {
		await openScreen( '/find', {
			site: siteWith(
				makeDocument( 1, 'Zinc and zinc' ),
				makeDocument( 2, 'Old zinc' )
			),
			query: { search: 'zinc' },
		} );
		await screen.findByText( '3 places in 2 documents' );
		// Nobody has said yet that anything should change.
		expect( button( 'Remove' ).className ).not.toContain( 'is-primary' );
		fireEvent.click(
			await screen.findByRole( 'checkbox', { name: /Old zinc/ } )
		);
		await fill( 'Replace with', 'copper' );
		expect( button( 'Replace' ).className ).toContain( 'is-primary' );
		await screen.findByText( 'Replaces 2 places in 1 document.' );
	} );

	it( 'goes on where it failed, and counts what can’t be edited without naming it', async () => {
		const site = new FakeSite()
			.on( FIND, ( { query } ) =>
				query.cursor === '2'
					? makeStep( {
							documents: [ makeDocument( 2, 'Old zinc' ) ],
							others: 3,
						} )
					: makeStep( {
							documents: [ makeDocument( 1, 'Zinc' ) ],
							cursor: '2',
						} )
			)
			.fail( FIND, {
				status: 500,
				code: 'broken',
				message: 'Out of order',
			} );
		await openScreen( '/find', { site, query: { search: 'zinc' } } );
		await click( 'Try again' );
		await screen.findByText( '2 places in 2 documents' );
		await screen.findByText( /^3 more documents may contain it/ );
	} );

	it( 'searches nothing before there is something to look for, and keeps it in the address', async () => {
		const site = siteWith();
		await openScreen( '/find', { site } );
		expect( isDisabled( button( 'Find' ) ) ).toBe( true );
		await fill( 'Find', 'tin' );
		await click( 'Find' );
		await settle();
		expect( address() ).toContain( 'search=tin' );
		expect(
			site.requests.filter( ( { path } ) => path === '/atelier/v1/find' )
		).toHaveLength( 1 );
	} );

	it( 'leads from a place to its block, and from a title only to its document', async () => {
		await openScreen( '/find', {
			site: siteWith( {
				type: 'page',
				id: '7',
				title: 'Zinc',
				content:
					'Loose zinc<!-- wp:group --><!-- wp:heading --><h2>Old zinc</h2><!-- /wp:heading --><!-- /wp:group -->',
				values: { title: 'Zinc' },
			} ),
			query: { search: 'zinc' },
		} );
		await screen.findByText( '3 places in 1 document' );
		const block = ( name: string ) =>
			new URL(
				screen.getByRole< HTMLAnchorElement >( 'link', { name } ).href
			).searchParams.get( 'block' );
		expect( block( 'Open Loose zinc' ) ).toBe( 'atelier/classic.0' );
		expect( block( 'Open Old zinc' ) ).toBe( 'core/heading.1.0' );
		expect(
			screen.getAllByRole( 'link', { name: /^Open / } )
		).toHaveLength( 2 );
	} );
} );
