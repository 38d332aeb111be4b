/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { makePage } from '@tests/support/makePage';
import { storedValues } from '@tests/support/storedValues';
import { paged } from '@tests/support/fakeSite';
import {
	button,
	choose,
	click,
	dialog,
	FakeSite,
	goTo,
	isDisabled,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { runSave } from '@/features/saving/index.records';
import { changedRecordCount } from '@/features/documents';
import { draftEnd } from '@/platform/draftEnd';

const ROUTE = '/atelier/v1/site-drafts';
const STATE = `GET ${ ROUTE }/7/state`;

const boot = {
	siteDraft: { id: 7, title: 'Spring', status: 'open', problem: '' },
};

const state = ( more: Readonly< Record< string, unknown > > = {} ) => ( {
	title: 'Spring',
	status: 'open',
	isOfTheme: true,
	modified: '2026-11-24T20:00:00Z',
	schedule: null,
	published: null,
	...more,
} );

const publishedBy = ( id: number, name: string ) =>
	state( {
		status: 'published',
		published: { date: '2026-11-25T08:00:00Z', by: { id, name } },
	} );

/** Opens the list of pages in the draft “Spring”, with an unsaved change of the page “About”. */
async function openDraft( site = new FakeSite() ): Promise< FakeSite > {
	site.records( '/wp/v2/pages', [ makePage( 2, 'About' ) ] );
	site.on( 'GET /atelier/v1/posts/page/counts', {} )
		.on( STATE, state() )
		.on( `GET ${ ROUTE }`, ( { query } ) =>
			paged(
				[
					{
						...state(),
						id: 8,
						title: 'Summer',
						theme: 'twentytwentyfive',
					},
				],
				query
			)
		)
		.on( `GET ${ ROUTE }/7`, { ...state(), id: 7, count: 1 } )
		.on( `GET ${ ROUTE }/7/changes`, [
			{
				key: 'page:3',
				type: 'page',
				recordId: '3',
				label: 'Contact',
				action: 'update',
				edits: { excerpt: 'New' },
				base: { excerpt: 'Old' },
				status: 'ready',
			},
		] )
		.on( `POST ${ ROUTE }/7/publish`, {} );
	await openScreen( '/page', { site, boot, query: { atelier_draft: '7' } } );
	return site;
}

async function edit( excerpt = 'Unsaved words' ): Promise< void > {
	select( coreStore ).getEntityRecord( 'postType', 'page', 2 );
	await waitFor( () =>
		expect(
			select( coreStore ).getEntityRecord( 'postType', 'page', 2 )
		).toBeTruthy()
	);
	await dispatch( coreStore ).editEntityRecord( 'postType', 'page', 2, {
		excerpt,
	} );
	// What counts them watches the store of the first page in this file.
	act( () => changedRecordCount.set( 1 ) );
	await settle();
}

/** The tab is shown again, so that the site is asked at once. */
async function look(): Promise< void > {
	act( () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
	await settle();
}

/** How many times the page has asked what became of the draft. */
const asked = ( site: FakeSite ): number =>
	site.requests.filter( ( { path } ) => path.endsWith( '/state' ) ).length;

const bar = () => screen.findByRole( 'region', { name: 'Open site draft' } );

beforeEach( () => sessionStorage.clear() );
afterEach( () => {
	draftEnd.set( null );
	changedRecordCount.set( 0 );
} );

describe( 'the bar of an open draft', () => {
	it.each( [
		[
			'published by somebody else',
			publishedBy( 2, 'Ben' ),
			'Ben published the site draft “Spring”.',
		],
		[
			'published in another window',
			publishedBy( 1, 'Ann' ),
			'You published the site draft “Spring”.',
		],
		[
			'of another theme now',
			state( { isOfTheme: false } ),
			'The site draft “Spring” is for another theme than the one that’s active now.',
		],
	] )( 'says that it is %s', async ( _title, answer, words ) => {
		const site = await openDraft();
		await edit();
		site.on( STATE, answer );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).toContain(
				`${ words } You have 1 unsaved change.`
			)
		);
		expect( ( await bar() ).textContent ).not.toContain( 'don’t see' );
	} );

	it( 'names it as it was last renamed, also once it has ended', async () => {
		const site = await openDraft();
		await edit();
		site.on( STATE, state( { title: 'Summer' } ) );
		await look();
		site.fail( STATE, {
			status: 404,
			code: 'atelier_draft_missing',
			message: 'Gone',
		} );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).toContain(
				'The site draft “Summer” has been deleted.'
			)
		);
		await click( 'Move changes…', await bar() );
		expect( ( await dialog() ).textContent ).toContain(
			'The site draft “Summer” has been deleted.'
		);
	} );

	it( 'says that its schedule published it, in whoever’s name', async () => {
		const site = await openDraft( new FakeSite() );
		site.on(
			STATE,
			state( { status: 'scheduled', schedule: '2026-11-25T07:59:00Z' } )
		);
		await look();
		site.on( STATE, publishedBy( 2, 'Ben' ) );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).toContain(
				'The site draft “Spring” was published as scheduled.'
			)
		);
		expect( button( 'View live site', await bar() ) ).toBeTruthy();
	} );

	it( 'says once who else has it open', async () => {
		const spoken = () => document.getElementById( 'a11y-speak-polite' );
		const here = [
			{ id: 1, name: 'Ann', isMe: true },
			{ id: 2, name: 'Ben', isMe: false },
			{ id: 3, name: 'Carla', isMe: false },
		];
		const words = 'Also here now: Ben and Carla';
		const site = await openDraft();
		expect( ( await bar() ).textContent ).not.toContain( 'Also here' );
		site.on( STATE, state( { people: here } ) );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).toContain( words )
		);
		expect( spoken()?.textContent ).toBe( words );
		spoken()?.replaceChildren();
		await look();
		await look();
		expect( spoken()?.textContent ).toBe( '' );
		site.on( STATE, state( { people: here.slice( 0, 1 ) } ) );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).not.toContain( 'Also here' )
		);
	} );

	it( 'regression: isn’t listed anymore once it was deleted', async () => {
		const drafts = [
			{ ...state(), id: 7, title: 'Spring', theme: 'twentytwentyfive' },
		];
		const site = await openDraft();
		site.on( `GET ${ ROUTE }`, ( { query } ) => paged( drafts, query ) );
		goTo( 'p=/drafts&atelier_draft=7' );
		await screen.findByRole( 'link', { name: 'Spring' } );
		drafts.pop();
		site.fail( STATE, {
			status: 404,
			code: 'atelier_draft_missing',
			message: 'Gone',
		} );
		await look();
		await screen.findByText( /^No site drafts yet/ );
	} );

	it( 'asks about unsaved changes where a save finds it deleted, and speaks of no deleted item', async () => {
		const site = await openDraft();
		await edit();
		const gone = {
			status: 404,
			code: 'atelier_draft_missing',
			message: 'Gone',
		};
		site.fail( 'POST /wp/v2/pages/2', gone, 9 );
		await click( 'Save' );
		await click( 'Save', await dialog( 'Are you ready to save?' ) );
		const question = await dialog(
			'What should happen to your unsaved changes?'
		);
		expect( question.textContent ).toContain(
			'The site draft “Spring” has been deleted.'
		);
		expect( screen.queryByText( /doesn’t exist anymore/ ) ).toBeNull();
	} );

	it( 'says that it was deleted, and asks no more; other missing answers prove nothing', async () => {
		const site = await openDraft();
		site.fail( STATE, {
			status: 404,
			code: 'rest_no_route',
			message: 'No route',
		} );
		await look();
		expect( draftEnd.get() ).toBeNull();
		site.fail( STATE, {
			status: 404,
			code: 'atelier_draft_missing',
			message: 'Gone',
		} );
		await look();
		await waitFor( async () =>
			expect( ( await bar() ).textContent ).toContain(
				'The site draft “Spring” has been deleted.'
			)
		);
		const before = asked( site );
		await look();
		expect( asked( site ) ).toBe( before );
	} );
} );

it( 'asks nothing while the tab is hidden, and at once when it is shown again', async () => {
	const site = await openDraft();
	await look();
	const before = asked( site );
	const hidden = jest
		.spyOn( document, 'hidden', 'get' )
		.mockReturnValue( true );
	await look();
	expect( asked( site ) ).toBe( before );
	hidden.mockReturnValue( false );
	await look();
	expect( asked( site ) ).toBe( before + 1 );
	hidden.mockRestore();
} );

describe( 'unsaved changes of a draft that has ended', () => {
	it( 'regression: aren’t saved into it, but moved to the live site', async () => {
		const site = await openDraft();
		await edit();
		site.on( STATE, publishedBy( 2, 'Ben' ) );
		await look();
		await click( 'Save' );
		const question = await dialog(
			'What should happen to your unsaved changes?'
		);
		expect( question.textContent ).toContain( 'About' );
		await click( 'Move changes', question );
		await waitFor( () =>
			expect( Object.keys( sessionStorage ) ).toContain(
				'atelier-brought'
			)
		);
		expect( site.writes ).toEqual( [] );
	} );

	it( 'are moved to another draft', async () => {
		const site = await openDraft();
		await edit();
		site.on( STATE, publishedBy( 2, 'Ben' ) );
		await look();
		await click( 'Move changes…', await bar() );
		const question = await dialog(
			'What should happen to your unsaved changes?'
		);
		fireEvent.click(
			within( question ).getByRole( 'radio', {
				name: /^Move them to another site draft/,
			} )
		);
		const move = button( 'Move changes', question );
		expect( isDisabled( move ) ).toBe( true );
		fireEvent.click(
			await within( question ).findByRole( 'radio', { name: /^Summer/ } )
		);
		await waitFor( () => expect( isDisabled( move ) ).toBe( false ) );
	} );

	it( 'are discarded only if the user says so', async () => {
		const site = await openDraft();
		await edit();
		site.on( STATE, publishedBy( 2, 'Ben' ) );
		await look();
		await click( 'Move changes…', await bar() );
		const question = await dialog(
			'What should happen to your unsaved changes?'
		);
		fireEvent.click(
			within( question ).getByRole( 'radio', { name: /^Discard them/ } )
		);
		await click( 'Discard changes', question );
		expect(
			select( coreStore ).hasEditsForEntityRecord( 'postType', 'page', 2 )
		).toBe( false );
		expect( Object.keys( sessionStorage ) ).not.toContain(
			'atelier-brought'
		);
	} );
} );

describe( 'publishing with unsaved changes', () => {
	const open = async () => {
		await edit();
		await click( 'Publish…', await bar() );
		const question = await dialog( 'Publish “Spring”' );
		await within( question ).findByText(
			'You have 1 unsaved change in this site draft'
		);
		return question;
	};

	it( 'names them, and saves them first', async () => {
		const site = await openDraft();
		const question = await open();
		expect( question.textContent ).toContain( 'About' );
		await click( 'Save and publish', question );
		await waitFor( () =>
			expect( storedValues() ).toContain( 'Published “Spring”.' )
		);
		expect( site.writes.map( ( { path } ) => path ) ).toEqual( [
			'/wp/v2/pages/2',
			`${ ROUTE }/7/publish`,
		] );
	} );

	it( 'saves and publishes nothing if the draft isn’t what was shown', async () => {
		const site = await openDraft();
		const question = await open();
		site.on( `GET ${ ROUTE }/7/changes`, [
			{
				key: 'page:3',
				type: 'page',
				recordId: '3',
				label: 'Contact',
				edits: { excerpt: 'Newer' },
				version: 'v2',
			},
		] );
		await click( 'Save and publish', question );
		await within( question ).findByText(
			'Nothing has been published yet. Check the changes, then publish.'
		);
		await within( question ).findByText(
			'Changed in this site draft in the meantime: “Contact”. Check it before you go on.'
		);
		expect( site.writes ).toEqual( [] );
	} );

	it( 'publishes nothing if they can’t be saved', async () => {
		const site = await openDraft();
		site.fail( 'POST /wp/v2/pages/2', {
			status: 500,
			code: 'broken',
			message: 'The disk is full.',
		} );
		const question = await open();
		await click( 'Save and publish', question );
		await within( question ).findByText( /The disk is full/ );
		expect( question.textContent ).toContain(
			'Nothing has been published'
		);
		expect( site.writes.map( ( { path } ) => path ) ).toEqual( [
			'/wp/v2/pages/2',
		] );
	} );

	it.each( [
		[ 'taking the other version', 'Use this version', 0 ],
		[ 'keeping one’s own', 'Save your version', 1 ],
	] )(
		'regression: goes on after a conflict was settled by %s, with what is there now',
		async ( _name, choice, savedAgain ) => {
			const site = await openDraft();
			let isChanged = true;
			site.on( 'POST /wp/v2/pages/:id', ( { data } ) => {
				const theirs = makePage( 2, 'About', { menu_order: 5 } );
				if ( ! isChanged ) {
					return { ...theirs, ...data };
				}
				isChanged = false;
				return Response.json(
					{
						code: 'atelier_conflict',
						message: 'Changed in the meantime.',
						data: {
							status: 409,
							changed: [ 'menu_order' ],
							record: theirs,
							version: 'menu_order:their',
							author: { id: 2, name: 'Bob' },
						},
					},
					{ status: 409 }
				);
			} );
			await click( 'Save and publish', await open() );
			await click(
				choice,
				await dialog( '“About” was changed in the meantime' )
			);
			const question = await dialog( 'Publish “Spring”' );
			await within( question ).findByText(
				'Nothing has been published yet. Check the changes, then publish.'
			);
			expect( site.writes ).toHaveLength( 1 + savedAgain );

			act( () => changedRecordCount.set( 0 ) );
			await click( 'Publish', question );
			await waitFor( () =>
				expect( site.writes.at( -1 )?.path ).toBe(
					`${ ROUTE }/7/publish`
				)
			);
		}
	);

	it( 'regression: moves those that are kept to the live site', async () => {
		const site = await openDraft();
		const question = await open();
		fireEvent.click(
			within( question ).getByRole( 'radio', {
				name: /^Publish without them/,
			} )
		);
		await click( 'Publish', question );
		await waitFor( () =>
			expect( Object.keys( sessionStorage ) ).toContain(
				'atelier-brought'
			)
		);
		expect( site.writes.map( ( { path } ) => path ) ).toEqual( [
			`${ ROUTE }/7/publish`,
		] );
		expect( ( await bar() ).textContent ).toContain(
			'You published the site draft “Spring”.'
		);
		expect( storedValues() ).toContain( 'Published “Spring”.' );
	} );
} );

describe( 'unsaved changes in the open draft', () => {
	it.each( [
		[
			'Schedule…',
			'Schedule “Spring”',
			'Only saved changes will be published on that date. Saving after you’ve scheduled ends the schedule.',
		],
		[ 'Share…', 'Share “Spring”', 'Links show saved changes only.' ],
	] )(
		'regression: are named in the dialog of “%s”, which is about what is saved',
		async ( action, title, words ) => {
			const site = await openDraft();
			site.on( `GET ${ ROUTE }/7/links`, [] );
			await edit();
			const region = await bar();
			if ( within( region ).queryByText( action ) ) {
				await click( action, region );
			} else {
				await choose( 'Site draft actions', action );
			}
			const question = await dialog( title );
			await waitFor( () =>
				expect( question.textContent ).toContain(
					`You have 1 unsaved change in this site draftAbout${ words }`
				)
			);
		}
	);
} );

describe( 'unsaved changes of the live site', () => {
	it( 'regression: another save is named when they can’t be moved because of it', async () => {
		const site = new FakeSite();
		site.records( '/wp/v2/pages', [ makePage( 2, 'About' ) ] );
		site.on( `GET ${ ROUTE }`, ( { query } ) =>
			paged(
				[
					{
						...state(),
						id: 8,
						title: 'Summer',
						theme: 'twentytwentyfive',
					},
				],
				query
			)
		);
		await openScreen( '/drafts', { site } );
		await edit();
		const go = site.hold( 'POST /wp/v2/pages/2' );
		const running = runSave( [
			{ kind: 'postType', name: 'page', id: '2', title: 'About' },
		] as never );
		await settle();
		await choose( 'Actions for “Summer”', 'Open' );
		const question = await dialog( 'You have unsaved changes' );
		await click( 'Move them to “Summer”', question );
		await within( question ).findByText(
			'Another save is still running. Try again when it’s done.'
		);
		go();
		await running;
	} );
} );

describe( 'what only a draft has', () => {
	const HOLDER = `GET ${ ROUTE }/holder`;
	const held = { draft: { id: 7, title: 'Spring', record: 'Winter sale' } };

	it( 'regression: is said to be part of it on the live site, with the way there', async () => {
		const site = new FakeSite()
			.on( 'GET /wp/v2/pages/:id', () =>
				Response.json(
					{
						code: 'rest_forbidden',
						message: 'Sorry, you are not allowed to do that.',
						data: { status: 403 },
					},
					{ status: 403 }
				)
			)
			.on( HOLDER, ( { query } ) =>
				query.key === 'page:9' ? held : { draft: null }
			);
		await openScreen( '/page/9', { site } );
		const navigation = await screen.findByRole( 'region', {
			name: 'Navigation',
		} );
		await within( navigation ).findByText(
			'“Winter sale” isn’t on the live site yet. It’s part of the site draft “Spring”.'
		);
		expect( button( 'Open site draft', navigation ) ).toBeTruthy();

		await openScreen( '/page/8', { site } );
		await within( navigation ).findByText(
			/^Sorry, you are not allowed to do that/
		);
	} );

	it( 'isn’t opened on the live site: its homepage is', async () => {
		const site = new FakeSite().on( HOLDER, held );
		site.on( STATE, state() );
		site.records( '/wp/v2/pages', [ makePage( 9, 'Winter sale' ) ] );
		await openScreen( '/page/9', {
			site,
			boot,
			query: { atelier_draft: '7' },
		} );
		await click( 'View live site', await bar() );
		await waitFor( () =>
			expect( storedValues() ).toContain(
				'“Winter sale” isn’t on the live site yet. This is the live site’s homepage.'
			)
		);
	} );
} );
