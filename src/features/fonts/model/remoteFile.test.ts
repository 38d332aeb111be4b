import { nameFromAddress } from './remoteFile';

describe( 'nameFromAddress', () => {
	it.each( [
		[ 'https://a.test/s/inter/v1/Inter.woff2', 'Inter.woff2' ],
		[ 'https://a.test/inter.bin?a=b.ttf', 'inter.woff2' ],
		[ 'https://a.test/', 'font.woff2' ],
		[ 'https://a.test/%2e%2e/in%20ter.php', 'in-ter.woff2' ],
	] )( 'names the file of %s %s', ( address, name ) => {
		expect( nameFromAddress( address, 'woff2' ) ).toBe( name );
	} );
} );
