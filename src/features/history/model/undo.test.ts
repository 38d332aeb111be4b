import type { EntryRecord, FullEntry, Trust } from './entry';
import { isHarmless, undoableOf, undoingOf } from './undo';

const record = ( changes: Partial< EntryRecord > = {} ): EntryRecord => ( {
	key: 'wp_block:1',
	type: 'wp_block',
	recordId: '1',
	typeLabel: '',
	label: 'Card',
	action: 'update',
	fields: [ 'title', 'content' ],
	changedBy: null,
	changesPassword: false,
	isCut: false,
	before: { title: 'Old', content: 'A' },
	after: { title: 'New', content: 'B' },
	state: 'live',
	changed: [],
	since: null,
	...changes,
} );

const entry = ( trust: Trust, one = record() ): FullEntry => ( {
	id: 7,
	date: new Date( 0 ),
	author: null,
	source: 'atelier',
	agent: '',
	ability: '',
	agents: [],
	trust,
	draft: null,
	records: [ one ],
} );

const isUndoable = ( one: EntryRecord ): boolean =>
	undoableOf( entry( 'verified', one ) ).length > 0;

it.each( [
	[ 'verified', 1 ],
	[ 'unverified', 1 ],
	[ 'altered', 0 ],
] as const )( 'undoes entries that are %s: %d', ( trust, count ) => {
	expect( undoableOf( entry( trust ) ) ).toHaveLength( count );
} );

describe( 'undoingOf', () => {
	it( 'undoes a change with harmless edits', () => {
		const undoing = undoingOf( record() );
		expect( undoing ).toEqual( {
			how: 'edits',
			edits: { title: 'Old', content: 'A' },
			replacing: {},
		} );
		expect( isHarmless( undoing ) ).toBe( true );
	} );

	it( 'separates values that changed since', () => {
		const undoing = undoingOf( record( { changed: [ 'content' ] } ) );
		expect( undoing ).toEqual( {
			how: 'edits',
			edits: { title: 'Old' },
			replacing: { content: 'A' },
		} );
		expect( isHarmless( undoing ) ).toBe( false );
	} );

	it.each( [
		[ 'remove', { action: 'create', state: 'live' } ],
		[ 'done', { action: 'create', state: 'trash' } ],
		[ 'done', { action: 'create', state: 'missing' } ],
		[ 'bringBack', { action: 'delete', state: 'missing' } ],
		[ 'done', { action: 'delete', state: 'live' } ],
		[ 'untrash', { action: 'trash', state: 'trash' } ],
		[ 'done', { action: 'trash', state: 'live' } ],
		[ 'impossible', { action: 'trash', state: 'missing' } ],
		[ 'remove', { action: 'restore', state: 'live' } ],
		[ 'done', { action: 'restore', state: 'trash' } ],
		[ 'edits', { action: 'reset', state: 'live' } ],
		[ 'impossible', { action: 'update', state: 'missing' } ],
		[ 'impossible', { action: 'update', state: 'trash' } ],
		[ 'impossible', { action: 'update', isCut: true } ],
		[ 'impossible', { action: 'delete', state: 'missing', isCut: true } ],
		[ 'done', { action: 'update', before: {}, after: {} } ],
	] as const )( 'is “%s” for %o', ( how, changes ) => {
		const undoing = undoingOf( record( changes ) );
		expect( undoing.how ).toBe( how );
		expect( isUndoable( record( changes ) ) ).toBe(
			how !== 'done' && how !== 'impossible'
		);
	} );
} );
