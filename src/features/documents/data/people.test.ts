import apiFetch from '@wordpress/api-fetch';
import { loadPeople } from './people';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetched = jest.mocked( apiFetch );

describe( 'loadPeople', () => {
	it( 'asks for several in one request, and once', async () => {
		fetched.mockResolvedValue( [
			{ id: 1, name: 'Zora Quill', avatar: 'a.png' },
		] );
		const [ one, both ] = await Promise.all( [
			loadPeople( [ 1 ] ),
			loadPeople( [ 1, 2, 0 ] ),
		] );
		const zora = { id: 1, name: 'Zora Quill', avatar: 'a.png' };
		expect( one ).toEqual( new Map( [ [ 1, zora ] ] ) );
		expect( both ).toEqual(
			new Map< number, unknown >( [
				[ 1, zora ],
				[ 2, null ],
			] )
		);
		await loadPeople( [ 2 ] );
		expect( fetched.mock.calls ).toEqual( [
			[ { path: '/atelier/v1/authors?include=1,2' } ],
		] );
	} );

	it( 'asks again after a failure, which says nothing of who is gone', async () => {
		fetched.mockRejectedValueOnce( { code: 'offline' } );
		const unknown = { id: 7, name: '', avatar: '' };
		expect( ( await loadPeople( [ 7 ] ) ).get( 7 ) ).toEqual( unknown );
		fetched.mockResolvedValue( [ { id: 7, name: 'Ben' } ] );
		expect( ( await loadPeople( [ 7 ] ) ).get( 7 )?.name ).toBe( 'Ben' );
	} );
} );
