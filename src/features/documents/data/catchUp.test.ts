import { beforeEach, expect, it, vi } from 'vitest';

interface Store {
	raw: { content?: string };
	edits: { content?: string };
	received: unknown[];
}
const { store, fetchNow } = vi.hoisted( () => {
	const empty: Store = { raw: {}, edits: {}, received: [] };
	return { store: empty, fetchNow: vi.fn() };
} );
vi.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
vi.mock( '@wordpress/api-fetch', () => ( { default: vi.fn() } ) );
vi.mock( '@wordpress/data', () => ( {
	useSelect: vi.fn(),
	select: () => ( {
		getRawEntityRecord: () => store.raw,
		getEntityRecordEdits: () => store.edits,
		getEditedEntityRecord: () => ( { ...store.raw, ...store.edits } ),
	} ),
	dispatch: () => ( {
		receiveEntityRecords: (
			_kind: string,
			_name: string,
			records: readonly unknown[]
		) => store.received.push( ...records ),
	} ),
} ) );
vi.mock( './route', () => ( {
	fetchNow,
	routeOf: () => '/wp/v2/navigation',
	routeOfRecord: vi.fn(),
} ) );
vi.mock( './blocksOf', () => ( {
	bearableEdits: ( edits: object ) => edits,
} ) );
vi.mock( './strippedCode', () => ( {
	contentOf: () => String( store.edits.content ?? store.raw.content ),
} ) );
vi.mock( './useDocument', () => ( { recordId: Number } ) );
const { catchUp } = await import( './useContent' );

const MENU = { type: 'wp_navigation', id: '7' };

/** Has the server answer with this, after something else has happened. */
const answer = ( content: string, meanwhile: () => void = () => undefined ) =>
	fetchNow.mockImplementation( () => {
		meanwhile();
		return Promise.resolve( { id: 7, content: { raw: content } } );
	} );

beforeEach( () => {
	fetchNow.mockReset();
	store.raw = { content: 'Before' };
	store.edits = {};
	store.received = [];
} );

it( 'takes over what somebody else has saved', async () => {
	answer( 'Theirs' );
	expect( await catchUp( MENU ) ).toBe( 'updated' );
	expect( store.received ).toHaveLength( 1 );
} );

it( 'takes nothing over what the user has changed', async () => {
	store.edits = { content: 'Mine' };
	answer( 'Theirs' );
	expect( await catchUp( MENU ) ).toBe( 'conflict' );
	expect( store.received ).toEqual( [] );
} );

it( 'regression: is no conflict with what is being saved from here', async () => {
	store.edits = { content: 'Mine' };
	answer( 'Mine' );
	expect( await catchUp( MENU ) ).toBe( 'same' );
} );

it( 'regression: takes no older answer over what was saved from here in the meantime', async () => {
	answer( 'Theirs', () => {
		store.raw = { content: 'Mine, and theirs' };
	} );
	expect( await catchUp( MENU ) ).toBe( 'same' );
	expect( store.received ).toEqual( [] );
} );
