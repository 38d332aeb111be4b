/**
 * @jest-environment jsdom
 */

import { isRestUrl, otherOrigin, restMark } from './restUrl';

const mockBoot = { restUrl: '' };
jest.mock( './boot', () => ( { __esModule: true, boot: () => mockBoot } ) );

const SITES = {
	usual: 'https://shop.test/wp-json/',
	'with another prefix': 'https://shop.test/api/',
	'without rewriting': 'https://shop.test/index.php/wp-json/',
	'with plain permalinks': 'https://shop.test/index.php?rest_route=/',
	'in a folder': 'https://shop.test/blog/wp-json/',
} as const;

const next = ( root: string ): string =>
	root.includes( '?' )
		? root.replace( '=/', '=%2Fwp%2Fv2%2Fpages&page=2' )
		: `${ root }wp/v2/pages?page=2`;

describe( 'a site', () => {
	it.each( Object.entries( SITES ) )(
		'that is %s knows its own routes',
		( _name, root ) => {
			mockBoot.restUrl = root;
			expect( isRestUrl( next( root ) ) ).toBe( true );
			expect( isRestUrl( next( root.replace( 'shop', 'a' ) ) ) ).toBe(
				false
			);
			expect( isRestUrl( 'https://shop.test/about/?page=2' ) ).toBe(
				false
			);
		}
	);

	it.each( [
		[ SITES.usual, 'wp-json' ],
		[ SITES[ 'with another prefix' ], 'api' ],
		[ SITES[ 'with plain permalinks' ], 'rest_route' ],
		[ '', 'wp-json' ],
	] )( 'names what the addresses of %s have in common', ( root, mark ) => {
		mockBoot.restUrl = root;
		expect( restMark() ).toBe( mark );
	} );

	it( 'knows that WordPress has another address than the browser', () => {
		mockBoot.restUrl = `${ window.location.origin }/wp-json/`;
		expect( otherOrigin() ).toBeNull();
		mockBoot.restUrl = 'http://10.0.0.1:8080/wp-json/';
		expect( otherOrigin() ).toBe( 'http://10.0.0.1:8080' );
		mockBoot.restUrl = '';
		expect( otherOrigin() ).toBeNull();
	} );
} );
