/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen, waitFor, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { makePage } from '@tests/support/makePage';
import {
	address,
	button,
	click,
	dialog,
	FakeSite,
	isDisabled,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

type Values = Readonly< Record< string, unknown > >;

const ROUTE = '/wp/v2/pages';

/** Opens an address of a site with these pages. */
async function open(
	path: string,
	pages: Values[],
	boot: Values = {}
): Promise< FakeSite > {
	const site = new FakeSite();
	site.records( ROUTE, pages );
	site.on( 'GET /atelier/v1/posts/page/counts', {} );
	await openScreen( path, { site, boot } );
	return site;
}

/** Edits a page, as any part of Atelier does. */
async function edit( id: number, excerpt: string ): Promise< void > {
	select( coreStore ).getEntityRecord( 'postType', 'page', id );
	await waitFor( () =>
		expect(
			select( coreStore ).getEntityRecord( 'postType', 'page', id )
		).toBeTruthy()
	);
	await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
		excerpt,
	} );
	await settle();
}

const sent = ( site: FakeSite ) =>
	site.writes.map( ( { path, data } ) => [ path, data.excerpt ] );

const refusal = ( status: number, code: string ) => ( {
	status,
	code,
	message: 'The disk is full.',
} );

describe( 'a failing save', () => {
	it( 'shows the result for each record, and tries failed ones again', async () => {
		const site = await open( '/page', [
			makePage( 701, 'The first' ),
			makePage( 702, 'The second' ),
			makePage( 703, 'The third' ),
		] );
		for ( const id of [ 701, 702, 703 ] ) {
			await edit( id, 'After' );
		}
		site.fail( `POST ${ ROUTE }/702`, refusal( 500, 'broken' ) );
		await click( 'Review 3 changes' );
		const review = await dialog( 'Are you ready to save?' );
		const states = ( text: string | RegExp ) =>
			within( review ).queryAllByText( text );
		await click( 'Save', review );
		await waitFor( () => expect( states( 'Saved' ) ).toHaveLength( 2 ) );
		expect( states( /^Not saved\..*The disk is full\./ ) ).toHaveLength(
			1
		);
		expect( screen.queryByText( /changes? saved\./ ) ).toBeNull();

		// A limit ends the save: what comes after it isn't attempted.
		await edit( 703, 'Later' );
		site.fail( `POST ${ ROUTE }/702`, refusal( 429, 'too_many' ) );
		expect( within( review ).getAllByRole( 'checkbox' ) ).toHaveLength( 2 );
		await click( 'Save', review );
		await waitFor( () =>
			expect( states( /^Not saved\..*too many requests/ ) ).toHaveLength(
				1
			)
		);
		expect( states( 'Not attempted yet.' ) ).toHaveLength( 1 );
		expect( states( 'Saved' ) ).toHaveLength( 1 );

		await click( 'Try again to save “The second”', review );
		await waitFor( () => expect( states( 'Saved' ) ).toHaveLength( 2 ) );
		await click( 'Save', review );
		await waitFor( () => expect( review.isConnected ).toBe( false ) );
		expect( sent( site ) ).toEqual( [
			[ `${ ROUTE }/701`, 'After' ],
			[ `${ ROUTE }/702`, 'After' ],
			[ `${ ROUTE }/703`, 'After' ],
			[ `${ ROUTE }/702`, 'After' ],
			[ `${ ROUTE }/702`, 'After' ],
			[ `${ ROUTE }/703`, 'Later' ],
		] );
	} );

	it.each( [
		[
			'a lost session',
			721,
			refusal( 401, 'rest_not_logged_in' ),
			/no longer logged in/,
		],
		[
			'a missing right',
			722,
			refusal( 403, 'rest_forbidden' ),
			/not allowed/,
		],
		[
			'nothing of that id',
			723,
			refusal( 404, 'rest_post_invalid_id' ),
			/doesn’t exist/,
		],
		[
			'a fault of the server',
			724,
			refusal( 500, 'internal_server_error' ),
			/Something went wrong/,
		],
		[
			'HTML instead of JSON',
			725,
			null,
			/unexpected response|Something went wrong/,
		],
		[ 'no answer at all', 726, 'unreachable', /could not be reached/ ],
	] as const )(
		'says why, and keeps the changes: %s',
		async ( _name, id, fault, words ) => {
			const site = await open( `/page/${ id }`, [
				makePage( id, 'Fragile' ),
			] );
			await edit( id, 'After' );
			if ( fault ) {
				site.fail( `POST ${ ROUTE }/${ id }`, fault, 9 );
			} else {
				site.on(
					`POST ${ ROUTE }/${ id }`,
					() =>
						new Response( '<b>Warning</b>: something', {
							headers: { 'Content-Type': 'text/html' },
						} )
				);
			}
			await click( 'Save' );
			const told = await screen.findAllByText(
				/could not be saved. Your changes are kept/
			);
			expect( told[ 0 ]?.textContent ).toMatch( words );
			expect( screen.queryByText( /” saved\./ ) ).toBeNull();
			expect( isDisabled( button( 'Save' ) ) ).toBe( false );
			expect(
				select( coreStore ).getEditedEntityRecord(
					'postType',
					'page',
					id
				)
			).toMatchObject( { excerpt: 'After' } );
		}
	);

	it( 'leads to the history, where what was deleted can be restored', async () => {
		const site = await open( '/page/727', [ makePage( 727, 'Gone' ) ] );
		await edit( 727, 'After' );
		site.fail(
			`POST ${ ROUTE }/727`,
			refusal( 404, 'rest_post_invalid_id' ),
			1
		);
		await click( 'Save' );
		await click( 'Open history' );
		await waitFor( () =>
			expect( address() ).toContain( '/history?kind=deleted' )
		);
	} );
} );

describe( 'the review', () => {
	it.each( [
		[ 'a status', 781, { status: 'draft' }, true ],
		[ 'a password', 782, { password: 'secret' }, true ],
		[ 'a date in the future', 783, { date: '2126-01-01T10:00:00' }, true ],
		[ 'another title', 784, { title: 'New' }, false ],
	] )(
		'warns before the homepage goes offline: %s',
		async ( _name, id, edits, isWarned ) => {
			const site = new FakeSite();
			site.records( ROUTE, [
				makePage( id, 'Front' ),
				makePage( id + 10, 'Other' ),
			] );
			site.on( 'GET /atelier/v1/posts/page/counts', {} );
			await openScreen( '/page', {
				site,
				boot: { site: { homepage: id, postsPage: 0, privacyPage: 0 } },
			} );
			await edit( id, 'After' );
			await edit( id + 10, 'After' );
			await dispatch( coreStore ).editEntityRecord(
				'postType',
				'page',
				id,
				edits
			);
			await settle();
			await click( 'Review 2 changes' );
			const review = await dialog( 'Are you ready to save?' );
			expect(
				within( review ).queryAllByText( /is your homepage/ )
			).toHaveLength( Number( isWarned ) );
		}
	);
} );

describe( 'code that the user’s role may not save', () => {
	const CODE =
		'<!-- wp:html --><iframe src="https://a.test"></iframe><!-- /wp:html -->';
	const FILTERED = '<!-- wp:html --><!-- /wp:html -->';
	const NEW = '<!-- wp:paragraph --><p>New</p><!-- /wp:paragraph -->';

	/** A page with the code, and another paragraph that isn't saved yet. */
	async function openEdited( id: number, links: Values = {} ) {
		const page = makePage( id, 'Map', {
			content: { raw: CODE, rendered: '' },
			_links: links,
		} );
		const pages = [ page ];
		const site = await open( `/page/${ id }`, pages );
		site.on( 'POST /atelier/v1/filtered-content', ( { data } ) => ( {
			content: String( data.content ).replace( CODE, FILTERED ),
		} ) );
		select( coreStore ).getEntityRecord( 'postType', 'page', id );
		await waitFor( () =>
			expect(
				select( coreStore ).getEntityRecord( 'postType', 'page', id )
			).toBeTruthy()
		);
		const write = async ( content: string ) => {
			await dispatch( coreStore ).editEntityRecord(
				'postType',
				'page',
				id,
				{ content }
			);
			await settle();
		};
		await write( `${ CODE }${ NEW }` );
		const saves = () =>
			site.writes
				.filter( ( { path } ) => path === `${ ROUTE }/${ id }` )
				.map( ( { data } ) => data.content );
		return { site, saves, write };
	}

	it( 'is named before it is removed, and nothing is saved unless the user agrees', async () => {
		const { saves, write } = await openEdited( 771 );
		await click( 'Save' );
		const question = await dialog( 'Save without this code' );
		within( question ).getByText( /“Map”.*<iframe>, src/ );
		await click( 'Cancel', question );
		await waitFor( () => expect( button( 'Save' ) ).toBeTruthy() );
		expect( saves() ).toEqual( [] );
		expect( screen.queryByText( /“Map” could not be saved/ ) ).toBeNull();

		await click( 'Save' );
		await click(
			'Save without this code',
			await dialog( 'Save without this code' )
		);
		await waitFor( () =>
			expect( saves() ).toEqual( [ `${ CODE }${ NEW }` ] )
		);
		// Nobody is asked or told twice.
		await write( `${ CODE }${ NEW }${ NEW }` );
		await click( 'Save' );
		await waitFor( () => expect( saves() ).toHaveLength( 2 ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it.each( [
		[
			'the role may save it',
			772,
			{ 'wp:action-unfiltered-html': [ {} ] },
			null,
		],
		[
			'the site doesn’t say what it removes',
			773,
			{},
			refusal( 500, 'broken' ),
		],
	] as const )(
		'isn’t asked about where %s',
		async ( _name, id, links, fault ) => {
			const { site, saves } = await openEdited( id, links );
			if ( fault ) {
				site.fail( 'POST /atelier/v1/filtered-content', fault, 9 );
			}
			await click( 'Save' );
			await waitFor( () => expect( saves() ).toHaveLength( 1 ) );
		}
	);

	/** Creates a copy, as lists and WordPress’s block editor do. */
	async function create( { canSaveCode = false, content = CODE } ) {
		const site = await open( '/page', [ makePage( 774, 'Map' ) ], {
			user: { id: 1, canSaveCode },
		} );
		site.on( 'POST /atelier/v1/filtered-content', ( { data } ) => ( {
			content: String( data.content ).replace( CODE, FILTERED ),
		} ) );
		const outcome = apiFetch( {
			path: `${ ROUTE }?_fields=id`,
			method: 'POST',
			data: { title: 'Map (Copy)', content },
		} ).then(
			() => 'created',
			( error: unknown ) =>
				( error as { readonly message: string } ).message
		);
		const copies = () =>
			site.writes
				.filter( ( { path } ) => path.startsWith( ROUTE ) )
				.map( ( { data } ) => data.content );
		return { outcome, copies };
	}

	it( 'is named before something new is created without it', async () => {
		const refused = await create( {} );
		const question = await dialog( 'Create without this code' );
		within( question ).getByText( /“Map \(Copy\)”.*<iframe>, src/ );
		await click( 'Cancel', question );
		expect( await refused.outcome ).toBe( 'Nothing was created.' );
		expect( refused.copies() ).toEqual( [] );
	} );

	it( 'isn’t in something new once the user agrees', async () => {
		const agreed = await create( {} );
		await click(
			'Create without this code',
			await dialog( 'Create without this code' )
		);
		expect( await agreed.outcome ).toBe( 'created' );
		expect( agreed.copies() ).toEqual( [ CODE ] );
	} );

	it.each( [
		[ 'the role may save it', { canSaveCode: true } ],
		[ 'there is none', { content: NEW } ],
	] )(
		'isn’t asked about in something new where %s',
		async ( _name, given ) => {
			const { outcome, copies } = await create( given );
			expect( await outcome ).toBe( 'created' );
			expect( copies() ).toHaveLength( 1 );
		}
	);
} );
