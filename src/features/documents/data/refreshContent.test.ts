import { fetchNow } from './route';
import { refreshContent } from './useContent';

interface Store {
	raw: { content?: string };
	edits: { content?: string };
	received: unknown[];
}
const mockStore: Store = { raw: {}, edits: {}, received: [] };

jest.mock( '@wordpress/core-data', () => ( {
	__esModule: true,
	store: 'core',
} ) );
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
jest.mock( '@wordpress/data', () => ( {
	__esModule: true,
	useSelect: jest.fn(),
	select: () => ( {
		getRawEntityRecord: () => mockStore.raw,
		getEntityRecordEdits: () => mockStore.edits,
		getEditedEntityRecord: () => ( {
			...mockStore.raw,
			...mockStore.edits,
		} ),
	} ),
	dispatch: () => ( {
		receiveEntityRecords: (
			_kind: string,
			_name: string,
			records: readonly unknown[]
		) => mockStore.received.push( ...records ),
	} ),
} ) );
jest.mock( './route', () => ( {
	__esModule: true,
	fetchNow: jest.fn(),
	routeOf: () => '/wp/v2/navigation',
	routeOfRecord: jest.fn(),
} ) );
jest.mock( './blocksOf', () => ( {
	__esModule: true,
	safeEdits: ( edits: object ) => edits,
} ) );
jest.mock( './strippedCode', () => ( {
	__esModule: true,
	contentOf: () => String( mockStore.edits.content ?? mockStore.raw.content ),
} ) );
jest.mock( './useDocument', () => ( { __esModule: true, recordId: Number } ) );
const request = jest.mocked( fetchNow );

const MENU = { type: 'wp_navigation', id: '7' };

/** Has the server answer with this, after something else has happened. */
const answer = ( content: string, meanwhile: () => void = () => undefined ) =>
	request.mockImplementation( () => {
		meanwhile();
		return Promise.resolve( { id: 7, content: { raw: content } } );
	} );

beforeEach( () => {
	request.mockReset();
	mockStore.raw = { content: 'Before' };
	mockStore.edits = {};
	mockStore.received = [];
} );

it( 'takes over what somebody else has saved', async () => {
	answer( 'Theirs' );
	expect( await refreshContent( MENU ) ).toBe( 'updated' );
	expect( mockStore.received ).toHaveLength( 1 );
} );

it( 'takes nothing over what the user has changed', async () => {
	mockStore.edits = { content: 'Mine' };
	answer( 'Theirs' );
	expect( await refreshContent( MENU ) ).toBe( 'conflict' );
	expect( mockStore.received ).toEqual( [] );
} );

it( 'regression: is no conflict with what is being saved from here', async () => {
	mockStore.edits = { content: 'Mine' };
	answer( 'Mine' );
	expect( await refreshContent( MENU ) ).toBe( 'same' );
} );

it( 'regression: takes no older answer over what was saved from here in the meantime', async () => {
	answer( 'Theirs', () => {
		mockStore.raw = { content: 'Mine, and theirs' };
	} );
	expect( await refreshContent( MENU ) ).toBe( 'same' );
	expect( mockStore.received ).toEqual( [] );
} );
