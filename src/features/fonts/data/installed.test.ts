import type { jest as jestTypes } from '@jest/globals';
import apiFetch from '@wordpress/api-fetch';
import { loadInstalled } from './installed';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const request = apiFetch as unknown as jestTypes.Mock<
	( options: unknown ) => Promise< unknown >
>;

describe( 'the installed fonts', () => {
	it( 'may be none', async () => {
		request.mockResolvedValue( new Response( '[]' ) );
		expect( await loadInstalled() ).toEqual( { ok: true, value: [] } );
	} );

	it.each( [ 'null', '{}', '"text"' ] )(
		'aren’t none where the answer is %s',
		async ( answer ) => {
			request.mockResolvedValue( new Response( answer ) );
			expect( await loadInstalled() ).toEqual( {
				ok: false,
				error: { code: 'malformed' },
			} );
		}
	);
} );
