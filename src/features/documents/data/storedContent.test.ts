import apiFetch from '@wordpress/api-fetch';
import { writeStored } from './storedContent';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
jest.mock( './removeDocument', () => ( {
	__esModule: true,
	refetch: jest.fn(),
	forgetEdits: jest.fn(),
} ) );
jest.mock( './route', () => ( {
	__esModule: true,
	fetchNow: jest.fn(),
	routeOf: () => '/wp/v2/pages',
} ) );
const request = jest.mocked( apiFetch );

const PAGE = { type: 'page', id: '7' };

beforeEach( () => {
	request.mockReset();
} );

describe( 'writeStored', () => {
	it( 'sends the version that the text replaces', async () => {
		request.mockResolvedValue( {} );
		expect( await writeStored( PAGE, 'Mine', 'content:0a' ) ).toEqual( {
			ok: true,
			value: undefined,
		} );
		expect( request ).toHaveBeenCalledWith( {
			path: '/wp/v2/pages/7',
			method: 'PUT',
			data: { content: 'Mine' },
			headers: { 'X-Atelier-Based-On': 'content:0a' },
		} );
	} );

	it( 'names the other author and returns their version', async () => {
		const record = { id: 7, atelier_version: 'content:0b' };
		request.mockRejectedValue( {
			code: 'atelier_conflict',
			message: 'Anna changed it 5 minutes ago.',
			data: { status: 409, record },
		} );
		expect( await writeStored( PAGE, 'Mine', 'content:0a' ) ).toMatchObject(
			{
				ok: false,
				error: {
					code: 'conflict',
					detail: 'Anna changed it 5 minutes ago.',
				},
				theirs: { record },
			}
		);
	} );

	it( 'doesn’t mention other users after another error', async () => {
		request.mockRejectedValue( { code: 'x', data: { status: 403 } } );
		expect( await writeStored( PAGE, 'Mine', '' ) ).toMatchObject( {
			ok: false,
			error: { code: 'forbidden' },
			theirs: null,
		} );
	} );
} );
