import { addressesOf } from './addresses';

describe( 'addressesOf', () => {
	it( 'has the address with and without the host, and by the ID', () => {
		expect( addressesOf( 'https://a.test/about/', '7' ) ).toEqual( [
			'https://a.test/about/',
			'/about/',
			'https://a.test/?p=7',
			'/?p=7',
			'https://a.test/?page_id=7',
			'/?page_id=7',
		] );
	} );

	it( 'never has that of the site, which stays right without its homepage', () => {
		expect( addressesOf( 'https://a.test/', '7' ) ).not.toContain( '/' );
	} );
} );
