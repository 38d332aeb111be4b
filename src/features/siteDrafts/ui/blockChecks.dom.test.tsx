/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { act, screen, waitFor } from '@testing-library/react';
import { registerBlocks } from '@tests/support/coreBlocks';
import { paged } from '@tests/support/fakeSite';
import {
	button,
	click,
	dialog,
	FakeSite,
	isDisabled,
	notice,
	openScreen,
} from '@tests/support/renderRoom';
import { provideStage } from '@/platform/stages';

const ROUTE = '/atelier/v1/site-drafts';
const ROBOT = { id: 9, name: 'Robot', avatar: '' };

const VALID = '<!-- wp:paragraph -->\n<p>Fine</p>\n<!-- /wp:paragraph -->';
/** Its attribute says another level than its tag. */
const BROKEN =
	'<!-- wp:heading {"level":3} -->\n<h2 class="wp-block-heading">Tea</h2>\n<!-- /wp:heading -->';
const REPAIRED = BROKEN.replace( /h2/g, 'h3' );
/** The second paragraph is in no attribute. */
const LOSING =
	'<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/a">Buy</a><p>Today</p></div>\n<!-- /wp:button -->';

beforeAll( registerBlocks );

/** Opens the draft once the types of blocks are there. */
async function openDraft( site: FakeSite ): Promise< void > {
	await openScreen( '/drafts/7', { site } );
	act( () => provideStage( 'editor', {} ) );
}

/** What the editor says in the console about blocks isn't a failure. */
const forgetReports = () => {
	for ( const report of [ 'error', 'warn', 'info' ] as const ) {
		jest.mocked( console[ report ] ).mockClear();
	}
};

/** A change of the content of one page by an agent. */
const changeTo = ( content: string ): Record< string, unknown > => ( {
	key: 'page:2',
	type: 'page',
	recordId: '2',
	label: 'Shop',
	action: 'update',
	edits: { content },
	base: { content: '' },
	author: ROBOT,
	modified: '2026-11-24T20:00:00Z',
	version: 'v2',
	status: 'unapproved',
	approvable: true,
	withheld: [ { property: 'content', by: ROBOT, message: 'No.' } ],
	proposed: true,
	unchecked: true,
} );

/** A site with a draft that has one change. */
function siteWith( content: string, change = changeTo( content ) ) {
	const draft = () => ( {
		id: 7,
		title: 'Spring',
		status: 'open',
		theme: 'twentytwentyfive',
		count: 1,
		modified: '2026-11-24T20:00:00Z',
		author: ROBOT,
		proposal: { agent: ROBOT, owner: null, waits: true, notes: [] },
	} );
	return new FakeSite()
		.on( `GET ${ ROUTE }`, ( { query } ) => paged( [ draft() ], query ) )
		.on( `GET ${ ROUTE }/:id`, draft )
		.on( `GET ${ ROUTE }/:id/changes`, () => [ change ] )
		.on( `POST ${ ROUTE }/:id/changes/checked`, ( { data } ) => {
			change.unchecked = false;
			return { checked: data.keys };
		} )
		.on( 'GET /wp/v2/pages/:id', () => ( {
			id: 2,
			content: { raw: content },
			atelier_version: 'd1',
		} ) )
		.on( 'PUT /wp/v2/pages/:id', ( { data } ) => {
			Object.assign( change, {
				edits: data,
				status: 'ready',
				withheld: [],
				proposed: false,
				unchecked: false,
				version: 'v3',
			} );
			return { id: 2 };
		} );
}

const checkedBy = ( site: FakeSite ) =>
	site.writes.filter( ( { path } ) => path.endsWith( '/changes/checked' ) );

describe( 'blocks of an agent', () => {
	it( 'that are valid can be accepted once the site knows', async () => {
		const site = siteWith( VALID );
		await openDraft( site );
		await screen.findByRole( 'button', { name: /^Accept “Shop”/ } );
		expect( checkedBy( site ).map( ( { data } ) => data ) ).toEqual( [
			{ keys: [ 'page:2' ], versions: [ 'v2' ] },
		] );
	} );

	it( 'that the agent has replaced in the meantime aren’t accepted', async () => {
		const change = changeTo( VALID );
		const site = siteWith( VALID, change );
		await openDraft( site );
		await click( /^Accept “Shop”/ );
		Object.assign( change, {
			edits: { content: VALID.replace( 'Fine', 'Finer' ) },
			version: 'v3',
			unchecked: true,
		} );
		await click( 'Accept' );
		await waitFor( () => expect( checkedBy( site ) ).toHaveLength( 2 ) );
		await screen.findByRole( 'button', { name: /^Accept “Shop”/ } );
		expect( screen.getByRole( 'alert' ).textContent ).toBe(
			'Some of this was changed in the meantime. Check it again.'
		);
		expect( document.activeElement?.textContent ).toBe( 'Shop' );
	} );

	it( 'that couldn’t be checked are checked again on demand', async () => {
		const site = siteWith( VALID ).fail(
			`POST ${ ROUTE }/:id/changes/checked`,
			{ status: 500, code: 'broken', message: 'The database is gone.' }
		);
		await openDraft( site );
		await screen.findByText( /The blocks couldn’t be checked/ );
		expect( screen.queryByText( 'Accept…' ) ).toBeNull();
		const before = checkedBy( site ).length;
		await click( 'Try again' );
		await waitFor( () =>
			expect( checkedBy( site ).length ).toBeGreaterThan( before )
		);
	} );

	it( 'that aren’t valid can be repaired, and can’t be published before', async () => {
		const site = siteWith( BROKEN );
		await openDraft( site );
		await screen.findByText( '1 block isn’t valid' );
		expect( screen.queryByText( 'Accept…' ) ).toBeNull();
		await click( 'Publish…' );
		const publishing = await dialog( 'Publish “Spring”' );
		await waitFor( () =>
			expect( publishing.textContent ).toContain(
				'before the blocks that an agent wrote are checked and valid'
			)
		);
		expect( isDisabled( button( /Take over 1 change/, publishing ) ) ).toBe(
			true
		);
		await click( 'Cancel', publishing );
		await click( 'Repair blocks of “Shop”…' );
		await click( 'Repair' );
		await notice( 'Blocks of “Shop” repaired.' );
		expect( site.writes.at( -1 ) ).toMatchObject( {
			method: 'PUT',
			data: { content: REPAIRED },
		} );
		expect( site.writes.at( -1 )?.query ).toMatchObject( {
			atelier_draft: '7',
		} );
		await waitFor( () =>
			expect( screen.queryByText( '1 block isn’t valid' ) ).toBeNull()
		);
		expect( checkedBy( site ) ).toEqual( [] );
		forgetReports();
	} );

	it( 'that would lose something are left to the agent or a person', async () => {
		const site = siteWith( LOSING );
		await openDraft( site );
		await screen.findByText( /repairing it would lose text/ );
		expect( screen.queryByText( 'Repair…' ) ).toBeNull();
		expect( site.writes ).toEqual( [] );
		forgetReports();
	} );

	it( 'aren’t repaired on top of what somebody has saved since', async () => {
		const site = siteWith( BROKEN ).on( 'GET /wp/v2/pages/:id', () => ( {
			id: 2,
			content: { raw: VALID },
		} ) );
		await openDraft( site );
		await click( 'Repair blocks of “Shop”…' );
		await click( 'Repair' );
		await screen.findByText( /This was changed again in the meantime/ );
		expect( site.writes ).toEqual( [] );
		forgetReports();
	} );
} );
