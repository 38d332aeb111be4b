import { setLocaleData } from '@wordpress/i18n';
import { isolated, quoted } from './quoted';

describe( 'a text inside a sentence', () => {
	it( 'is quoted as it is', () => {
		expect( quoted( 'Tea' ) ).toBe( '“Tea”' );
		expect( isolated( 'Tea' ) ).toBe( 'Tea' );
	} );

	it( 'keeps its direction in a right-to-left language', () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			expect( quoted( 'Tea' ) ).toBe( '“\u2068Tea\u2069”' );
		} finally {
			setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
		}
	} );
} );
