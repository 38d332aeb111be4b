import apiFetch from '@wordpress/api-fetch';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { askSession, fetchWithNonce } from './session';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: { nonceMiddleware: { nonce: 'old' } },
} ) );
jest.mock( './boot', () => ( {
	__esModule: true,
	boot: () => ( { sessionUrl: 'https://site/ajax?user=1' } ),
} ) );

const { nonceMiddleware } = apiFetch as unknown as {
	nonceMiddleware: { nonce: string };
};

const request =
	jest.fn< ( url: string, options?: RequestInit ) => Promise< Response > >();

beforeEach( () => {
	nonceMiddleware.nonce = 'old';
	request.mockReset();
	stubGlobal( 'fetch', request );
} );

const nonces = () =>
	new Response( '{"rest":"new","stages":"s2","activate":""}' );

describe( 'askSession', () => {
	it.each( [
		[
			'nobody is logged in',
			new Response( 'out', { status: 401 } ),
			'out',
		],
		[
			'somebody else is',
			new Response( 'other', { status: 401 } ),
			'other',
		],
		[
			'a proxy answers',
			new Response( '<p>', { status: 503 } ),
			'unreachable',
		],
		[ 'a page comes back', new Response( '<p>Log in' ), 'unclear' ],
		[ 'nothing is said', new Response( '{}' ), 'unclear' ],
	] )( 'tells that %s', async ( _name, answer, state ) => {
		request.mockResolvedValue( answer );
		expect( await askSession() ).toBe( state );
		expect( nonceMiddleware.nonce ).toBe( 'old' );
	} );

	it( 'reports an unreachable site', async () => {
		request.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		expect( await askSession() ).toBe( 'unreachable' );
	} );

	it( 'takes the new nonces', async () => {
		request.mockResolvedValue( nonces() );
		expect( await askSession() ).toBe( 'in' );
		expect( nonceMiddleware.nonce ).toBe( 'new' );
	} );
} );

describe( 'fetchWithNonce', () => {
	const address = 'https://site/page?_wpnonce=s1&x=1';
	const refused = () => new Response( '', { status: 403 } );

	it( 'renews a rejected nonce once', async () => {
		request
			.mockResolvedValueOnce( refused() )
			.mockResolvedValueOnce( nonces() )
			.mockResolvedValueOnce( new Response( 'there' ) );
		const answer = await fetchWithNonce( address, 'stages' );
		expect( await answer.text() ).toBe( 'there' );
		expect( request ).toHaveBeenLastCalledWith(
			'https://site/page?_wpnonce=s2&x=1',
			expect.anything()
		);
	} );

	it( 'fails where the user is logged out', async () => {
		request
			.mockResolvedValueOnce( refused() )
			.mockResolvedValueOnce( new Response( 'out', { status: 401 } ) );
		expect( ( await fetchWithNonce( address, 'stages' ) ).status ).toBe(
			403
		);
		expect( request ).toHaveBeenCalledTimes( 2 );
	} );
} );
