import { describe, expect, it } from 'vitest';
import { kindOfFont, nameFromAddress } from './fontFile';

const bytesOf = ( text: string ) =>
	Uint8Array.from( [ ...text ].map( ( sign ) => sign.charCodeAt( 0 ) ) );

describe( 'kindOfFont', () => {
	it.each( [
		[ 'wOF2....', 'woff2' ],
		[ 'wOFF....', 'woff' ],
		[ 'OTTO....', 'otf' ],
		[ '\x00\x01\x00\x00....', 'ttf' ],
		[ 'true....', 'ttf' ],
		[ '<!DOCTYPE html>', null ],
		[ 'ttcf', null ],
		[ 'toString', null ],
		[ 'wO', null ],
		[ '', null ],
	] )( 'sees in %j %s', ( text, kind ) => {
		expect( kindOfFont( bytesOf( text ) ) ).toBe( kind );
	} );
} );

describe( 'nameFromAddress', () => {
	it.each( [
		[ 'https://a.test/s/inter/v1/Inter.woff2', 'Inter.woff2' ],
		[ 'https://a.test/inter.bin?a=b.ttf', 'inter.woff2' ],
		[ 'https://a.test/', 'font.woff2' ],
		[ 'https://a.test/%2e%2e/in%20ter.php', 'in-ter.woff2' ],
	] )( 'calls %s %s', ( address, name ) => {
		expect( nameFromAddress( address, 'woff2' ) ).toBe( name );
	} );
} );
