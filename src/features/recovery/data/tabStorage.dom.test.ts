/**
 * @jest-environment jsdom
 */
import type { Entry } from '../model/entry';
import { tabStorage } from './tabStorage';

const mockOwner = { name: 'me' };
jest.mock( '@/platform/owner', () => ( {
	__esModule: true,
	owner: () => mockOwner.name,
} ) );

const makeEntry = ( id: string ): Entry => ( {
	id,
	owner: mockOwner.name,
	session: 's',
	subject: { kind: 'postType', name: 'page', id },
	title: '',
	theme: '',
	edits: '{}',
	base: '{}',
	version: '',
	lacksPassword: false,
	when: 1,
	keptBy: 'browser',
	size: 1,
} );

beforeEach( () => {
	mockOwner.name = 'me';
	sessionStorage.clear();
} );

describe( 'tabStorage', () => {
	it( 'stores entries for this tab only', async () => {
		const entry = makeEntry( 'a' );
		expect( await tabStorage.write( { put: [ entry ], remove: [] } ) ).toBe(
			true
		);
		expect( await tabStorage.entries() ).toEqual( [ entry ] );
		expect( await tabStorage.entry( 'a' ) ).toEqual( entry );
		expect( localStorage.length ).toBe( 0 );
		await tabStorage.write( { put: [], remove: [ 'a' ] } );
		expect( await tabStorage.entry( 'a' ) ).toBeNull();
	} );

	it( 'reads and deletes entries of this user only', async () => {
		await tabStorage.write( { put: [ makeEntry( 'a' ) ], remove: [] } );
		mockOwner.name = 'you';
		expect( await tabStorage.entries() ).toEqual( [] );
		await tabStorage.write( { put: [ makeEntry( 'b' ) ], remove: [] } );
		expect( await tabStorage.forget() ).toBe( true );
		expect( await tabStorage.entries() ).toEqual( [] );
		mockOwner.name = 'me';
		expect( await tabStorage.entries() ).toHaveLength( 1 );
	} );

	it( 'reports a full sessionStorage', async () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( '', 'QuotaExceededError' );
		} );
		expect(
			await tabStorage.write( { put: [ makeEntry( 'a' ) ], remove: [] } )
		).toBe( false );
	} );
} );
