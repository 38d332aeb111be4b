/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import type { EntryRecord, FullEntry, Trust } from '../model/entry';
import { EntryContent } from './EntryContent';
import { EntryList } from './EntryList';

jest.mock( '@/features/documents', () => ( { kindLabel: () => 'Pattern' } ) );
jest.mock( '@/features/documents/index.records', () => ( {
	ChangeList: () => <p>The changes</p>,
} ) );
jest.mock( '../data/useEntryChanges', () => ( {
	useEntryChanges: () => ( { isWaiting: false } ),
} ) );
jest.mock( '../data/undo', () => ( { undo: jest.fn() } ) );
jest.mock( '../data/subject', () => ( { subjectOf: () => ( { name: '' } ) } ) );
jest.mock( '@/platform/stages', () => ( { loadStage: jest.fn() } ) );
jest.mock( './notices', () => ( { sayFailed: jest.fn() } ) );
jest.mock( './EntryPictures', () => ( {
	EntryPictures: () => <p>Before and after</p>,
} ) );
jest.mock( './UndoDialog', () => ( { UndoDialog: () => null } ) );
jest.mock( './MomentDialog', () => ( { MomentDialog: () => null } ) );

const record = ( recordId: string ): EntryRecord => ( {
	key: `wp_block:${ recordId }`,
	type: 'wp_block',
	recordId,
	typeLabel: '',
	label: 'Card',
	action: 'update',
	fields: [ 'title' ],
	changedBy: null,
	changesPassword: false,
	isCut: false,
	before: { title: 'Old' },
	after: { title: 'Card' },
	state: 'live',
	changed: [],
	since: null,
} );

const entry = ( trust: Trust ): FullEntry => ( {
	id: 7,
	date: new Date( Date.UTC( 2026, 10, 24, 10 ) ),
	author: null,
	source: 'atelier',
	agent: '',
	ability: '',
	agents: [],
	trust,
	draft: null,
	records: [ record( '1' ), record( '2' ) ],
} );

function open( trust: Trust, ...records: EntryRecord[] ) {
	render(
		<EntryContent
			entry={ {
				...entry( trust ),
				...( records.length > 0 && { records } ),
			} }
		/>
	);
}

const undoButtons = () => screen.queryAllByRole( 'button', { name: /Undo/ } );

it( 'offers to undo a verified entry and its records', () => {
	open( 'verified' );
	expect( undoButtons() ).toHaveLength( 3 );
	expect( screen.queryByText( /Atelier|earlier version/ ) ).toBeNull();
} );

it( 'offers to undo an entry of an earlier version', () => {
	open( 'unverified' );
	expect( undoButtons() ).toHaveLength( 3 );
	expect( screen.getByText( 'Recorded by an earlier version' ) ).toBeTruthy();
} );

it.each( [
	[
		'create',
		'missing',
		'It was deleted later, so there’s nothing to undo.',
	],
	[ 'create', 'trash', 'It’s in the trash, so there’s nothing to undo.' ],
	[ 'delete', 'live', 'It was restored later, so there’s nothing to undo.' ],
] as const )(
	'regression: says why there is no way to undo: %s, now %s',
	( action, state, words ) => {
		open( 'verified', { ...record( '1' ), action, state } );
		expect( undoButtons() ).toHaveLength( 0 );
		screen.getByText( words );
	}
);

it( 'says why an altered entry can’t be undone', () => {
	open( 'altered' );
	expect( undoButtons() ).toHaveLength( 0 );
	expect( screen.getByText( 'Changed outside of Atelier' ) ).toBeTruthy();
	expect(
		screen.getByText(
			'This entry was changed outside of Atelier, so it can’t be undone.'
		)
	).toBeTruthy();
	expect( screen.queryByText( 'The changes' ) ).toBeNull();
	expect( screen.queryByText( 'Before and after' ) ).toBeNull();
} );

describe( 'a published site draft', () => {
	const ann = { id: 1, name: 'Ann', avatar: '' };
	const bob = { id: 2, name: 'Bob', avatar: '' };
	const published = (
		...authors: readonly ( typeof ann | null )[]
	): FullEntry => ( {
		...entry( 'verified' ),
		author: { id: 3, name: 'Carol', avatar: '' },
		draft: { title: 'Autumn' },
		records: authors.map( ( changedBy, index ) => ( {
			...record( String( index ) ),
			changedBy,
		} ) ),
	} );

	it( 'names who published it and who changed each item', () => {
		render( <EntryContent entry={ published( ann, bob, null ) } /> );
		expect( screen.getByText( 'Carol' ) ).toBeTruthy();
		expect(
			screen
				.getAllByText( /^Changed by/ )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Changed by Ann', 'Changed by Bob' ] );
	} );

	it.each( [
		[ [ ann, ann ], 'Changed by Ann' ],
		[ [ ann, bob ], 'Changed by several people' ],
		[ [ null, ann ], 'Changed by several people' ],
		[ [ { id: 9, name: '', avatar: '' } ], 'Changed by Unknown user' ],
	] as const )( 'lists %j as “%s”', ( authors, label ) => {
		render(
			<EntryList entries={ [ published( ...authors ) ] } params={ {} } />
		);
		expect(
			screen.getByText( new RegExp( `Carol.* · ${ label }` ) )
		).toBeTruthy();
	} );

	it( 'lists nobody else if the publisher made all changes', () => {
		render(
			<EntryList entries={ [ published( null, null ) ] } params={ {} } />
		);
		expect( screen.queryByText( /Changed by/ ) ).toBeNull();
	} );
} );

it.each( [
	[ 'verified', false ],
	[ 'altered', true ],
] as const )( 'lists that an entry is %s', ( trust, isSaid ) => {
	render( <EntryList entries={ [ entry( trust ) ] } params={ {} } /> );
	expect(
		screen.queryAllByText( /Changed outside of Atelier/ )
	).toHaveLength( isSaid ? 1 : 0 );
} );
