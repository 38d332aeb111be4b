import { stubGlobal } from '@tests/unit/stubGlobal';
import { parseFamily } from '../model/family';
import { lostFamilies } from './lostFamilies';

const asked = jest.fn< ( address: string ) => number >();

beforeEach( () => {
	asked.mockReset();
	stubGlobal( 'window', {
		location: {
			href: 'https://site.test/wp-admin/',
			origin: 'https://site.test',
		},
	} );
	stubGlobal( 'fetch', async ( address: string ) =>
		Promise.resolve( new Response( null, { status: asked( address ) } ) )
	);
} );

jest.mock( './useThemeUrls', () => ( { themeUrls: () => [] } ) );

const family = ( slug: string, ...src: string[] ) => {
	const parsed = parseFamily( {
		slug,
		fontFamily: slug,
		fontFace: src.map( ( one, at ) => ( {
			src: one,
			fontWeight: `${ at + 1 }00`,
		} ) ),
	} );
	if ( ! parsed ) {
		throw new Error( slug );
	}
	return parsed;
};

it( 'finds families with a deleted file', async () => {
	asked.mockImplementation( ( address ) =>
		address.includes( 'gone' ) ? 404 : 200
	);
	const found = await lostFamilies( [
		family( 'kept', 'https://site.test/kept.woff2' ),
		family( 'lost', '/kept.woff2', 'https://site.test/gone.woff2' ),
		family( 'system' ),
		family( 'elsewhere', 'https://other.test/gone.woff2' ),
	] );
	expect( found.map( ( { slug } ) => slug ) ).toEqual( [ 'lost' ] );
	expect( asked.mock.calls.flat().join() ).not.toContain( 'other.test' );
} );

it( 'takes no other failure for a deletion', async () => {
	asked.mockReturnValueOnce( 403 ).mockImplementationOnce( () => {
		throw new Error( 'offline' );
	} );
	expect(
		await lostFamilies( [
			family( 'a', '/a.woff2' ),
			family( 'b', '/b.woff2' ),
		] )
	).toEqual( [] );
} );
