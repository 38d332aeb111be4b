/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paged } from '@tests/support/fakeSite';
import {
	address,
	button,
	choose,
	click,
	dialog,
	FakeSite,
	fill,
	isDisabled,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { changedRecordCount } from '@/features/documents';
import { stubGlobal } from '@tests/unit/stubGlobal';

const ROUTE = '/atelier/v1/history';

type Values = Readonly< Record< string, unknown > >;

const ANN = { id: 1, name: 'Ann', avatar: '' };

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const makeEntry = (
	id: number,
	label: string,
	record: Values = {}
): Values => ( {
	id,
	date: '2026-11-24T10:00:00Z',
	author: ANN,
	source: 'atelier',
	trust: 'verified',
	draft: null,
	records: [
		{
			key: `wp_block:${ id }`,
			type: 'wp_block',
			recordId: String( id ),
			typeLabel: '',
			label,
			action: 'update',
			fields: [ 'content' ],
			changesPassword: false,
			isCut: false,
			before: {},
			after: {},
			state: 'live',
			changed: [],
			since: null,
			...record,
		},
	],
} );

interface Listed {
	readonly records: readonly {
		readonly type: string;
		readonly label: string;
	}[];
}

/** A site whose history has these entries. */
function siteWith( entries: Values[] ): FakeSite {
	const kindOf = ( entry: Values ) =>
		( entry as unknown as Listed ).records[ 0 ]?.type;
	const site = new FakeSite()
		.on( `GET ${ ROUTE }/:id`, ( { params } ) =>
			entries.find( ( { id } ) => String( id ) === params.id )
		)
		.on( `GET ${ ROUTE }`, ( { query } ) =>
			paged(
				entries.filter(
					( entry ) =>
						( ! query.kind || kindOf( entry ) === query.kind ) &&
						( ! query.before ||
							new Date( String( entry.date ) ) <
								new Date( query.before ) ) &&
						( ! query.after ||
							new Date( String( entry.date ) ) >=
								new Date( query.after ) ) &&
						JSON.stringify( entry ).includes( query.search ?? '' )
				),
				query
			)
		)
		.on( `GET ${ ROUTE }/:id/pictures`, { before: null, after: null } )
		.on( `GET ${ ROUTE }/filters`, {
			people: [ ANN ],
			agents: [ { id: 7, name: 'Robo', for: 'Ann' } ],
			kinds: [
				{ value: 'wp_block', label: 'Patterns' },
				{ value: 'page', label: 'Pages' },
			],
		} );
	return site;
}

const link = ( name: string ) =>
	screen.findByRole( 'link', { name: new RegExp( name ) } );
const entryRegion = () =>
	screen.findByRole( 'region', { name: 'History entry' } );

async function openEntry( sentence: string ): Promise< HTMLElement > {
	fireEvent.click( await link( sentence ) );
	await settle();
	const region = await entryRegion();
	await within( region ).findByRole( 'heading', { name: sentence } );
	return region;
}

it( 'says which program has changed something, and finds what programs did', async () => {
	const site = siteWith( [
		{
			...makeEntry( 1, 'Card' ),
			agent: 'Laptop',
			ability: { name: 'shop/sell', label: 'Sell' },
		},
	] );
	await openScreen( '/history', { site } );
	const entry = await link( 'Card' );
	expect( entry.textContent ).toContain( 'Agent “Laptop” · Ability “Sell”' );
	await fill( 'Changes to', 'deleted' );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'By agents' } ) );
	await waitFor( () =>
		expect( site.requests.at( -1 )?.query ).toMatchObject( {
			kind: 'deleted',
			agents: '1',
		} )
	);
	await fill( 'Agent', '7' );
	await waitFor( () =>
		expect( site.requests.at( -1 )?.query ).toMatchObject( {
			agents: '1',
			agent: '7',
		} )
	);
	expect( address() ).toContain( 'kind=deleted&agents=1&agent=7' );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'By agents' } ) );
	await waitFor( () =>
		expect( site.requests.at( -1 )?.query ).not.toHaveProperty( 'agent' )
	);
} );

describe( 'the list', () => {
	it( 'is filtered by type and days, and opened and left by keyboard', async () => {
		await openScreen( '/history', {
			site: siteWith( [
				makeEntry( 1, 'Filtered card' ),
				makeEntry( 2, 'Filtered page', {
					type: 'page',
					key: 'page:2',
					action: 'create',
				} ),
			] ),
		} );
		await link( 'Filtered page' );
		await fill( 'Changes to', 'wp_block' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'link', { name: /Filtered page/ } )
			).toBeNull()
		);
		await link( 'Filtered card' );
		await fill( 'To', '2001-01-01' );
		await screen.findByText( 'No entries found.' );
		await click( 'Clear filters' );
		await link( 'Filtered page' );

		const region = await openEntry( 'Page “Filtered page” created' );
		await waitFor( () =>
			expect( document.activeElement ).toBe(
				within( region ).getByRole( 'heading', {
					name: 'Page “Filtered page” created',
				} )
			)
		);
		fireEvent.keyDown( document.activeElement ?? region, {
			key: 'Escape',
			code: 'Escape',
		} );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'region', { name: 'History entry' } )
			).toBeNull()
		);
		expect( document.activeElement ).toBe( await link( 'Filtered page' ) );
	} );
} );

describe( 'a long list', () => {
	const TOKYO = { timezone: { string: 'Asia/Tokyo', offset: 9 } };

	/** An entry an hour for 100 hours, the first of which are of the last day. */
	const hours = () =>
		Array.from( { length: 100 }, ( _, hour ) => ( {
			...makeEntry( 100 - hour, `Card ${ 100 - hour }`, {
				type: hour % 2 === 0 ? 'wp_block' : 'page',
			} ),
			date: new Date(
				Date.parse( '2026-11-24T20:30:00Z' ) - hour * 3_600_000
			).toISOString(),
		} ) );

	beforeEach( () => {
		stubGlobal( 'wp', {
			...( window as unknown as { wp: object } ).wp,
			date: { getSettings: () => TOKYO },
		} );
	} );

	it( 'goes to a date of the site, and keeps filters', async () => {
		await openScreen( '/history', {
			site: siteWith( hours() ),
			query: { kind: 'wp_block' },
		} );
		await link( 'Card 100' );
		screen.getByText( /^Days are in your site’s time zone: Asia.Tokyo\./ );
		screen.getByRole( 'heading', { name: 'Wednesday, November 25, 2026' } );
		expect( screen.getAllByText( '1 of 2' ) ).toHaveLength( 2 );

		await fill( 'Go to date', '2026-11-21' );
		await click( 'Go' );
		await screen.findAllByText( '2 of 2' );
		const day = await screen.findByRole( 'heading', {
			name: 'Saturday, November 21, 2026',
		} );
		await waitFor( () => expect( document.activeElement ).toBe( day ) );
		expect( screen.queryByRole( 'link', { name: /Page/ } ) ).toBeNull();

		await fill( 'Go to date', '2026-11-24' );
		await click( 'Go' );
		await screen.findAllByText( '1 of 2' );
		await waitFor( () =>
			expect( document.activeElement?.textContent ).toBe(
				'Tuesday, November 24, 2026'
			)
		);
	} );

	it( 'goes to the oldest entry where nothing is as old as the date', async () => {
		await openScreen( '/history', { site: siteWith( hours() ) } );
		await link( 'Card 100' );
		await fill( 'Go to date', '2020-01-01' );
		await click( 'Go' );
		await screen.findAllByText( '4 of 4' );
		await waitFor( () =>
			expect( document.activeElement?.textContent ).toBe(
				'Saturday, November 21, 2026'
			)
		);
	} );
} );

describe( 'an address with a page that isn’t there', () => {
	it( 'regression: shows the last one', async () => {
		await openScreen( '/history', {
			site: siteWith( [ makeEntry( 1, 'Only card' ) ] ),
			query: { paged: '7' },
		} );
		await link( 'Only card' );
		expect( screen.queryByText( /^No history yet/ ) ).toBeNull();
	} );
} );

describe( 'an entry', () => {
	it( 'is restored in the open site draft, and says so', async () => {
		const site = siteWith( [
			makeEntry( 3, 'Lost banner', {
				action: 'delete',
				state: 'missing',
			} ),
		] )
			.on( `POST ${ ROUTE }/:id/restore`, { skipped: [] } )
			.on( 'GET /atelier/v1/site-drafts/:id/state', {} )
			.on( 'GET /atelier/v1/site-drafts/:id', {} );
		await openScreen( '/history', {
			site,
			boot: {
				siteDraft: {
					id: 7,
					title: 'Spring',
					status: 'open',
					problem: '',
				},
			},
			query: { atelier_draft: '7' },
		} );
		await click(
			'Restore…',
			await openEntry( 'Pattern “Lost banner” deleted' )
		);
		const question = await dialog();
		expect( question.textContent ).toContain(
			'Will be restored in this site draft right away.'
		);
		button( 'Restore in a new site draft', question );
		await click( 'Restore', question );
		await waitFor( () =>
			expect( site.writes.map( ( { path } ) => path ) ).toEqual( [
				`${ ROUTE }/3/restore`,
			] )
		);
	} );

	it( 'shows a title as people read it, not as WordPress stores it', async () => {
		const site = siteWith( [ makeEntry( 3, 'Tom &amp; Jerry&#8217;s' ) ] );
		await openScreen( '/history', { site } );
		await openEntry( 'Pattern “Tom & Jerry’s” changed' );
	} );

	it( 'restores a deleted pattern right away, after a question', async () => {
		const entries = [
			makeEntry( 3, 'Lost banner', {
				action: 'delete',
				state: 'missing',
			} ),
		];
		const site = siteWith( entries ).on(
			`POST ${ ROUTE }/:id/restore`,
			() => {
				entries.push(
					makeEntry( 4, 'Lost banner', { action: 'create' } )
				);
				return { skipped: [] };
			}
		);
		await openScreen( '/history', { site } );
		await click(
			'Restore…',
			await openEntry( 'Pattern “Lost banner” deleted' )
		);
		const question = await dialog();
		expect( question.textContent ).toContain(
			'Will be restored on your live site right away.'
		);
		expect( site.writes ).toEqual( [] );
		await click( 'Restore', question );
		await link( 'Pattern “Lost banner” created' );
		expect( site.writes ).toMatchObject( [
			{ path: `${ ROUTE }/3/restore`, data: { keys: [ 'wp_block:3' ] } },
		] );
	} );

	it( 'says before its undo that it takes the homepage offline', async () => {
		const site = siteWith( [
			makeEntry( 7, 'Welcome', {
				key: 'page:7',
				type: 'page',
				action: 'create',
				after: { status: 'publish' },
			} ),
		] );
		await openScreen( '/history', {
			site,
			boot: {
				site: { id: 1, title: 'The shop', iconUrl: '', homepage: 7 },
			},
		} );
		await click( 'Undo…', await openEntry( 'Page “Welcome” created' ) );
		within( await dialog() ).getByText( /“Welcome” is your homepage/ );
	} );

	it( 'replaces newer changes only after a confirmation, and saves what is reviewed', async () => {
		const site = siteWith( [
			makeEntry( 5, 'Newer banner', {
				before: { content: paragraph( 'First' ) },
				after: { content: paragraph( 'Second' ) },
				changed: [ 'content' ],
				since: { id: 6, date: '2026-11-24T11:00:00Z', author: ANN },
			} ),
		] );
		site.records( '/wp/v2/blocks', [
			{
				id: 5,
				type: 'wp_block',
				status: 'publish',
				title: { raw: 'Newer banner', rendered: 'Newer banner' },
				content: { raw: paragraph( 'Third' ), rendered: '' },
				wp_pattern_sync_status: '',
				meta: {},
			},
		] );
		await openScreen( '/history', { site } );
		await click(
			'Undo…',
			await openEntry( 'Pattern “Newer banner” changed' )
		);
		const question = await dialog();
		expect( isDisabled( button( 'Undo', question ) ) ).toBe( true );
		fireEvent.click(
			within( question ).getByLabelText(
				'Replace newer changes to “Newer banner”'
			)
		);
		await click( 'Undo', question );
		const review = await dialog( 'Are you ready to save?' );
		expect( site.writes ).toEqual( [] );
		await click( 'Save', review );
		await waitFor( () =>
			expect( site.writes ).toMatchObject( [
				// Whether this user's role may save all of it.
				{ path: '/atelier/v1/filtered-content' },
				{
					path: '/wp/v2/blocks/5',
					data: {
						content: expect.stringContaining( 'First' ) as unknown,
					},
				},
			] )
		);
	} );

	it( 'gives its moment to a site draft', async () => {
		const site = siteWith( [ makeEntry( 7, 'Moved banner' ) ] ).on(
			`POST ${ ROUTE }/moment`,
			{
				title: 'Before',
				url: 'https://shop.test/?page=atelier&atelier_draft=9',
				count: 1,
				skipped: [ { label: 'Old page', message: 'It is gone.' } ],
			}
		);
		await openScreen( '/history', { site } );
		await click(
			'Go back to before this…',
			await openEntry( 'Pattern “Moved banner” changed' )
		);
		const question = await dialog( 'Go back to before this change' );
		await within( question ).findByText( /^1 save has been made/ );
		await click( 'Create site draft' );
		const made = await dialog( 'Site draft created' );
		expect( made.textContent ).toContain( 'It is gone.' );
		const open = within( made ).getByRole( 'link', {
			name: 'Open site draft',
		} );
		expect( open.getAttribute( 'href' ) ).toContain(
			'page=atelier&atelier_draft=9'
		);
		// It stays in view below a long list.
		expect( open.closest( '[data-dialog-actions]' ) ).not.toBeNull();
		expect( site.writes ).toMatchObject( [
			{ path: `${ ROUTE }/moment`, data: { entry: 7 } },
		] );
	} );

	it( 'regression: makes one site draft of its moment, however often it is submitted, and asks about unsaved changes before it is opened', async () => {
		const site = siteWith( [ makeEntry( 7, 'Moved banner' ) ] ).on(
			`POST ${ ROUTE }/moment`,
			{
				draft: 9,
				title: 'Before',
				url: 'https://shop.test/?page=atelier&atelier_draft=9',
				count: 1,
				skipped: [],
			}
		);
		await openScreen( '/history', { site } );
		await click(
			'Go back to before this…',
			await openEntry( 'Pattern “Moved banner” changed' )
		);
		const form = within(
			await dialog( 'Go back to before this change' )
		).getByRole( 'checkbox' );
		const go = site.hold( `POST ${ ROUTE }/moment` );
		fireEvent.submit( form );
		await settle();
		fireEvent.submit( form );
		go();
		const made = await dialog( 'Site draft created' );
		expect( site.writes ).toHaveLength( 1 );

		changedRecordCount.set( 1 );
		fireEvent.click(
			within( made ).getByRole( 'link', { name: 'Open site draft' } )
		);
		const question = await dialog( 'You have unsaved changes' );
		button( 'Move them to “Before”', question );
		changedRecordCount.set( 0 );
	} );

	it( 'is any date: without one, there is nothing to go back to', async () => {
		const route = `POST ${ ROUTE }/moment`;
		const site = siteWith( [ makeEntry( 7, 'Card' ) ] ).on( route, {
			draft: 9,
			title: 'Before',
			url: 'https://shop.test/?page=atelier&atelier_draft=9',
			count: 1,
			skipped: [],
		} );
		site.fail( route, {
			status: 409,
			code: 'atelier_history_no_change',
			message: 'Nothing has changed since then.',
		} );
		await openScreen( '/history', { site } );
		await choose( 'History options', 'Go back to a date…' );
		const question = await dialog( 'Go back to a date' );
		const create = () => button( 'Create site draft', question );
		expect( isDisabled( create() ) ).toBe( true );
		fireEvent.submit( within( question ).getByRole( 'checkbox' ) );
		await fill( 'Date and time', '2026-11-20T12:00', question );
		await within( question ).findByText( /^1 save has been made/ );
		fireEvent.click( within( question ).getByRole( 'checkbox' ) );
		await click( 'Create site draft', question );
		await within( question ).findByText(
			'Nothing has changed since then.'
		);
		await click( 'Create site draft', question );
		await dialog( 'Site draft created' );
		const sent = {
			path: `${ ROUTE }/moment`,
			data: { date: '2026-11-20T12:00:00.000Z', pages: true },
		};
		expect( site.writes ).toMatchObject( [ sent, sent ] );
	} );

	it( 'says that what was saved to pages stays unless they are included', async () => {
		await openScreen( '/history', {
			site: siteWith( [ makeEntry( 7, 'Card' ) ] ),
		} );
		await click(
			'Go back to before this…',
			await openEntry( 'Pattern “Card” changed' )
		);
		const question = await dialog( 'Go back to before this change' );
		await within( question ).findByText(
			'1 save has been made since then. What it changed is taken back, except in pages and posts.'
		);
		fireEvent.click( within( question ).getByRole( 'checkbox' ) );
		await within( question ).findByText(
			'1 save has been made since then. What it changed is taken back.'
		);
	} );
} );

describe( 'options', () => {
	const settings = {
		days: 365,
		megabytes: 100,
		entries: 12,
		bytes: 4096,
		oldest: '2026-01-01T00:00:00Z',
		perYear: null,
	};

	it( 'show the storage used and set its limits', async () => {
		const site = siteWith( [] )
			.on( `GET ${ ROUTE }/settings`, settings )
			.on( `POST ${ ROUTE }/settings`, ( { data } ) => ( {
				...settings,
				...data,
			} ) );
		await openScreen( '/history', { site } );
		await choose( 'History options', 'Settings' );
		const form = await dialog( 'History settings' );
		await waitFor( () => expect( form.textContent ).toMatch( /Now: \d/ ) );
		await fill( 'Keep entries for', '730', form );
		await click( 'Save', form );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( site.writes ).toMatchObject( [
			{
				path: `${ ROUTE }/settings`,
				data: { days: 730, megabytes: 100 },
			},
		] );
	} );

	it( 'regression: aren’t saved while a limit isn’t valid', async () => {
		const site = siteWith( [] )
			.on( `GET ${ ROUTE }/settings`, settings )
			.on( `POST ${ ROUTE }/settings`, settings );
		await openScreen( '/history', { site } );
		await choose( 'History options', 'Settings' );
		const form = await dialog( 'History settings' );
		await fill( 'Use at most (MB)', '', form );
		expect( form.textContent ).toContain(
			'Enter a whole number from 10 to 10,000.'
		);
		fireEvent.submit( within( form ).getByLabelText( 'Use at most (MB)' ) );
		await settle();
		expect( site.writes ).toEqual( [] );
	} );

	it( 'download all entries', async () => {
		const names: string[] = [];
		stubGlobal(
			'URL',
			Object.assign( URL, {
				createObjectURL: () => 'blob:history',
				revokeObjectURL: () => undefined,
			} )
		);
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				names.push( this.download );
			}
		);
		const site = siteWith( [] ).on( `GET ${ ROUTE }/export`, [] );
		await openScreen( '/history', { site } );
		await choose( 'History options', 'Export' );
		await waitFor( () =>
			expect( names ).toEqual( [
				expect.stringMatching( /^history-[\d-]+\.json$/ ),
			] )
		);
	} );
} );

it( 'marks the title of a published site draft as one in the list', async () => {
	const site = siteWith( [
		{ ...makeEntry( 1, 'Card' ), draft: { title: 'Spring' } },
	] );
	await openScreen( '/history', { site } );
	expect( ( await link( 'Card' ) ).textContent ).toMatch(
		/ · Site draft “Spring”$/
	);
} );
