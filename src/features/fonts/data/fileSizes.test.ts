import { stubGlobal } from '@tests/unit/stubGlobal';
import { costOf, fileSize } from './fileSizes';

const asked = jest.fn< ( address: string, init?: RequestInit ) => Response >();

beforeEach( () => {
	asked.mockReset();
	stubGlobal( 'window', {
		location: {
			href: 'https://site.test/wp-admin/',
			origin: 'https://site.test',
		},
	} );
	stubGlobal( 'fetch', ( address: string, init?: RequestInit ) =>
		Promise.resolve( asked( address, init ) )
	);
} );

const withLength = ( length: number ) =>
	new Response( null, { headers: { 'Content-Length': String( length ) } } );

describe( 'fileSize', () => {
	it( 'sends one HEAD request per file', async () => {
		asked.mockImplementation( () => withLength( 1234 ) );
		expect( await fileSize( 'https://site.test/a.woff2' ) ).toBe( 1234 );
		expect( await fileSize( 'https://site.test/a.woff2' ) ).toBe( 1234 );
		expect( asked.mock.calls ).toEqual( [
			[ 'https://site.test/a.woff2', { method: 'HEAD' } ],
		] );
	} );

	it( 'downloads the file if the response has no length', async () => {
		asked.mockImplementation( () => new Response( 'four' ) );
		expect( await fileSize( '/b.woff2' ) ).toBe( 4 );
	} );

	it( 'sends no request to another host', async () => {
		expect( await fileSize( 'https://other.test/c.woff2' ) ).toBeNull();
		expect( asked ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'that is missing', () => new Response( '', { status: 404 } ) ],
		[
			'that cannot be reached',
			() => {
				throw new TypeError( 'offline' );
			},
		],
	] )( 'returns null for a file %s', async ( what, answer ) => {
		asked.mockImplementation( answer );
		expect( await fileSize( `/${ what }.woff2` ) ).toBeNull();
	} );
} );

describe( 'costOf', () => {
	it( 'adds up the first available file of each face', async () => {
		asked.mockImplementation( ( address ) =>
			address.includes( 'gone' )
				? new Response( '', { status: 404 } )
				: withLength( 100 )
		);
		expect(
			await costOf( [
				[ '/d-gone.woff2', '/d.woff2' ],
				[ '/e.woff2', '/e.ttf' ],
				[ 'https://other.test/f.woff2' ],
				[],
			] )
		).toEqual( { files: 4, bytes: 200, unknown: 2 } );
	} );
} );
