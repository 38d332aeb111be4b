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

/** Sets the server's next response, after another action. */
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

it( 'loads another person’s version', async () => {
	answer( 'Theirs' );
	expect( await refreshContent( MENU ) ).toBe( 'updated' );
	expect( mockStore.received ).toHaveLength( 1 );
} );

it( 'keeps the user’s changes', async () => {
	mockStore.edits = { content: 'Mine' };
	answer( 'Theirs' );
	expect( await refreshContent( MENU ) ).toBe( 'conflict' );
	expect( mockStore.received ).toEqual( [] );
} );

it( 'regression: isn’t a conflict while the record is being saved', async () => {
	mockStore.edits = { content: 'Mine' };
	answer( 'Mine' );
	expect( await refreshContent( MENU ) ).toBe( 'same' );
} );

it( 'regression: ignores an older response after a save', async () => {
	answer( 'Theirs', () => {
		mockStore.raw = { content: 'Mine, and theirs' };
	} );
	expect( await refreshContent( MENU ) ).toBe( 'same' );
	expect( mockStore.received ).toEqual( [] );
} );
