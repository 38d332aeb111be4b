/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen, waitFor, within } from '@testing-library/react';
import { paged } from '@tests/support/fakeSite';
import {
	button,
	click,
	dialog,
	FakeSite,
	fill,
	isDisabled,
	notice,
	openScreen,
} from '@tests/support/renderRoom';

const ROUTE = '/atelier/v1/site-drafts';

type Values = Readonly< Record< string, unknown > >;

const ANN = { id: 1, name: 'Ann', avatar: '' };
const ROBOT = { id: 9, name: 'Robot', avatar: '' };

const makeChange = ( id: number, label: string, more: Values ): Values => ( {
	key: `page:${ id }`,
	type: 'page',
	recordId: String( id ),
	label,
	action: 'update',
	edits: { excerpt: 'New words' },
	base: { excerpt: 'Words' },
	author: ROBOT,
	modified: '2026-11-24T20:00:00Z',
	version: `v${ id }`,
	status: 'unapproved',
	approvable: true,
	withheld: [
		{
			property: 'excerpt',
			by: ROBOT,
			message: 'Robot isn’t allowed to publish this.',
		},
	],
	message: 'Saved by someone who isn’t allowed to publish it.',
	...more,
} );

/** A site with a draft that an agent proposes. */
function siteWith(
	proposal: Values = {},
	status = 'open',
	ofShop: Values = {}
) {
	const notes: Values[] = [
		{
			id: 'n1',
			key: '',
			text: 'Keep the green.',
			by: ANN,
			date: '2026-11-24T20:00:00Z',
			answer: { text: 'It stays.', date: '2026-11-24T21:00:00Z' },
		},
		{
			id: 'n2',
			key: 'page:2',
			text: 'Shorter, please.',
			by: ANN,
			date: '2026-11-24T20:00:00Z',
			answer: null,
		},
	];
	const changes = [
		makeChange( 2, 'Shop', {
			reason: 'The offer comes first now.\nChecked by Atelier',
			proposed: true,
			usedFor: [ 'Front Page' ],
			...ofShop,
		} ),
		makeChange( 3, 'About', {} ),
	];
	const draft = () => ( {
		id: 7,
		title: 'Spring',
		status,
		theme: 'twentytwentyfive',
		count: changes.length,
		modified: '2026-11-24T20:00:00Z',
		author: ROBOT,
		proposal: { agent: ROBOT, owner: ANN, waits: true, notes, ...proposal },
	} );
	return new FakeSite()
		.on( `GET ${ ROUTE }`, ( { query } ) => paged( [ draft() ], query ) )
		.on( `GET ${ ROUTE }/:id`, draft )
		.on( `GET ${ ROUTE }/:id/changes`, () => changes )
		.on( `POST ${ ROUTE }/:id/changes/approve`, ( { data } ) => {
			changes[ 0 ] = {
				...changes[ 0 ],
				status: 'ready',
				withheld: [],
				acceptedBy: ANN,
			};
			return { approved: data.keys, versions: [ 'v9' ] };
		} )
		.on( `POST ${ ROUTE }/:id/notes`, ( { data } ) => {
			const note = { id: 'n3', by: ANN, date: '2026-11-24T22:00:00Z' };
			notes.push( { ...note, ...data, answer: null } );
			return { id: 'n3' };
		} )
		.on( `DELETE ${ ROUTE }/:id/notes`, ( { query } ) => {
			const at = notes.findIndex( ( { id } ) => id === query.note );
			notes.splice( at, 1 );
			return { deleted: true };
		} );
}

const changeOf = async ( label: string ) => {
	const heading = await screen.findByRole( 'heading', { name: label } );
	const item = heading.closest< HTMLElement >( 'li' );
	if ( ! item ) {
		throw new Error( `no change of ${ label }` );
	}
	return item;
};

describe( 'a draft of an agent', () => {
	it( 'says who proposes it, for whom, and why each change', async () => {
		await openScreen( '/drafts/7', { site: siteWith() } );
		await changeOf( 'Shop' );
		const region = screen.getByRole( 'region', { name: 'Site draft' } );
		expect( region.textContent ).toContain(
			'Proposed by the agent Robot on behalf of Ann'
		);
		expect( region.textContent ).toContain( 'Waiting for review' );
		expect( region.textContent ).not.toContain( 'Created by' );
		const shop = await changeOf( 'Shop' );
		expect( shop.textContent ).toContain(
			'Will be used for “Front Page”.'
		);
		expect( shop.textContent ).toContain(
			'Why: “The offer comes first now.”\n“Checked by Atelier”'
		);
		expect( shop.textContent ).toContain( 'Shorter, please.' );
		expect( shop.textContent ).toContain( 'hasn’t answered yet' );
		expect( shop.textContent ).not.toContain( 'isn’t allowed' );
		const about = await changeOf( 'About' );
		expect( about.textContent ).not.toContain( 'Why:' );
		// What isn't unapproved because of the agent alone says who isn't allowed to.
		expect( about.textContent ).toContain( 'Robot isn’t allowed' );
		expect( region.textContent ).toContain( 'Robot answers: It stays.' );
	} );

	it( 'has changes that are accepted one by one', async () => {
		const site = siteWith();
		await openScreen( '/drafts/7', { site } );
		await click( /^Accept “Shop”/, await changeOf( 'Shop' ) );
		await click( 'Accept' );
		await notice( 'Changes to “Shop” accepted.' );
		expect( site.writes.at( -1 )?.data ).toMatchObject( {
			keys: [ 'page:2' ],
			versions: [ 'v2' ],
		} );
		await waitFor( async () =>
			expect( ( await changeOf( 'Shop' ) ).textContent ).not.toContain(
				'An agent proposes this.'
			)
		);
		expect( ( await changeOf( 'Shop' ) ).textContent ).toMatch(
			/Changed by Robot · \W?Accepted by \W?Ann/
		);
		expect( ( await changeOf( 'About' ) ).textContent ).not.toContain(
			'Accepted by'
		);
	} );

	it.each( [
		[ 'gone', 'The agent was deleted' ],
		[ 'stopped', 'The agent was stopped' ],
	] )(
		'of an agent that is %s says so, and has nothing to ask',
		async ( end, label ) => {
			await openScreen( '/drafts/7', {
				site: siteWith( { [ end ]: true } ),
			} );
			await changeOf( 'Shop' );
			await screen.findByText( label );
			expect( screen.queryByText( 'Waiting for review' ) ).toBeNull();
			expect( screen.queryByText( 'Ask for changes…' ) ).toBeNull();
			expect( screen.queryByText( /hasn’t answered yet/ ) ).toBeNull();
			await screen.findByRole( 'button', { name: /^Accept “Shop”/ } );
		}
	);

	it.each( [
		[ 'open', { waits: true, asked: true }, 'Waiting for review' ],
		[ 'open', { waits: false, asked: true }, 'Waiting for the agent' ],
		[ 'open', { waits: false, asked: false }, '' ],
		[ 'held', { waits: true }, 'On hold.' ],
	] )(
		'has one state in the list: %s, %j',
		async ( status, proposal, expected ) => {
			await openScreen( '/drafts', {
				site: siteWith( proposal, status ),
			} );
			const row = ( await screen.findByText( 'Spring' ) ).closest( 'li' );
			expect(
				row?.textContent.match(
					/Waiting for (review|the agent)|On hold\./g
				) ?? []
			).toEqual( expected === '' ? [] : [ expected ] );
		}
	);

	it( 'moves the focus to titles, not to buttons that discard or remove', async () => {
		const changes = [
			makeChange( 2, 'Shop', { proposed: true } ),
			makeChange( 3, 'About', { proposed: true } ),
			makeChange( 4, 'Hours', { type: 'wp_block', proposed: true } ),
		];
		const site = siteWith()
			.on( `GET ${ ROUTE }/:id/changes`, () => changes )
			.on( `DELETE ${ ROUTE }/:id/changes`, ( { query } ) => {
				changes.splice(
					changes.findIndex( ( { key } ) => key === query.key ),
					1
				);
				return { deleted: true };
			} );
		await openScreen( '/drafts/7', { site } );
		await click( '3 changes need approval' );
		// The first on the screen, where patterns come before pages.
		expect( document.activeElement?.textContent ).toBe( 'Hours' );
		for ( const [ discarded, next ] of [
			[ 'Shop', 'About' ],
			[ 'About', 'Hours' ],
		] as const ) {
			await click( `Discard changes to “${ discarded }”` );
			await click( 'Discard', await dialog() );
			await waitFor( () =>
				expect(
					screen.queryByRole( 'heading', { name: discarded } )
				).toBeNull()
			);
			expect( document.activeElement?.textContent ).toBe( next );
		}
	} );

	it( 'takes notes on one change, which can be removed again', async () => {
		const site = siteWith();
		await openScreen( '/drafts/7', { site } );
		await click( 'Ask for changes to “About”…', await changeOf( 'About' ) );
		const question = await dialog( 'Ask for changes to “About”' );
		const ask = button( 'Ask', question );
		expect( isDisabled( ask ) ).toBe( true );
		await fill( 'What should the agent change?', 'Less blue.', question );
		await click( 'Ask', question );
		await waitFor( async () =>
			expect( ( await changeOf( 'About' ) ).textContent ).toContain(
				'Less blue.'
			)
		);
		expect( site.writes.at( -1 )?.data ).toEqual( {
			key: 'page:3',
			text: 'Less blue.',
		} );
		await click(
			'Remove the note “Less blue.”',
			await changeOf( 'About' )
		);
		await waitFor( async () =>
			expect( ( await changeOf( 'About' ) ).textContent ).not.toContain(
				'Less blue.'
			)
		);
	} );

	it( 'keeps a note that couldn’t be sent in the dialog', async () => {
		const site = siteWith().fail( `POST ${ ROUTE }/:id/notes`, {
			status: 400,
			code: 'atelier_note_refused',
			message: 'The note wasn’t saved.',
		} );
		await openScreen( '/drafts/7', { site } );
		await changeOf( 'Shop' );
		await click( 'Ask for changes…' );
		const question = await dialog( 'Ask for changes' );
		await fill( 'What should the agent change?', 'Less blue.', question );
		await click( 'Ask', question );
		await waitFor( () =>
			expect( question.textContent ).toContain( 'The note wasn’t saved.' )
		);
		expect(
			within( question ).getByLabelText< HTMLTextAreaElement >(
				'What should the agent change?'
			).value
		).toBe( 'Less blue.' );
	} );

	it( 'asks for nothing more once it is published', async () => {
		await openScreen( '/drafts/7', { site: siteWith( {}, 'published' ) } );
		const shop = await changeOf( 'Shop' );
		expect( shop.textContent ).toContain( 'Why:' );
		expect( screen.queryByText( 'Waiting for review' ) ).toBeNull();
		expect( screen.queryByText( 'Ask for changes…' ) ).toBeNull();
		expect( screen.queryByText( 'Remove' ) ).toBeNull();
	} );

	it( 'lists everything that an agent changes before it is accepted', async () => {
		const names = Array.from( { length: 12 }, ( _none, at ) => `f${ at }` );
		const edits = Object.fromEntries(
			names.map( ( name ) => [ name, `Words of ${ name }` ] )
		);
		await openScreen( '/drafts/7', {
			site: siteWith( {}, 'open', { edits, base: {} } ),
		} );
		const shop = await changeOf( 'Shop' );
		expect( shop.textContent ).toContain( 'f11' );
		expect( shop.textContent ).not.toMatch( /\d more change/ );
	} );

	it( 'says why also where it is published', async () => {
		await openScreen( '/drafts/7', { site: siteWith() } );
		await changeOf( 'Shop' );
		await click( 'Publish…' );
		const publishing = await dialog( 'Publish “Spring”' );
		expect(
			within( publishing ).getByText(
				/^Why: “The offer comes first now.”/
			)
		).toBeTruthy();
	} );

	it( 'is named in the list, also without an owner', async () => {
		await openScreen( '/drafts', { site: siteWith( { owner: null } ) } );
		const row = ( await screen.findByText( 'Spring' ) ).closest( 'li' );
		expect( row?.textContent ).toContain( 'Proposed by the agent Robot' );
		expect( row?.textContent ).not.toContain( 'on behalf' );
		expect( row?.textContent ).toContain( 'Waiting for review' );
	} );
} );
