import { zipSync, strToU8 } from 'fflate';
import { isWholeZip, TAIL, zipNameIn } from './zip';

const ZIP = zipSync( { 'theme/style.css': strToU8( 'a'.repeat( 500 ) ) } );
const isWhole = ( bytes: Uint8Array ) =>
	isWholeZip( bytes.slice( 0, 4 ), bytes.slice( -TAIL ) );

/** The same file with a zip comment. */
function withComment( length: number ): Uint8Array {
	const bytes = new Uint8Array( ZIP.length + length ).fill( 65 );
	bytes.set( ZIP );
	bytes[ ZIP.length - 2 ] = length % 256;
	bytes[ ZIP.length - 1 ] = Math.floor( length / 256 );
	return bytes;
}

describe( 'isWholeZip', () => {
	it( 'accepts a zip with or without a comment', () => {
		expect( isWhole( ZIP ) ).toBe( true );
		expect( isWhole( withComment( 300 ) ) ).toBe( true );
	} );

	it( 'rejects one that was cut off anywhere', () => {
		for ( let length = 0; length < ZIP.length; length++ ) {
			expect( isWhole( ZIP.slice( 0, length ) ) ).toBe( false );
		}
		expect( isWhole( withComment( 300 ).slice( 0, -1 ) ) ).toBe( false );
	} );

	it.each( [
		[ 'nothing', '' ],
		[ 'a page of errors', '<b>Fatal error</b>: out of memory' ],
	] )( 'takes %s for no zip', ( _name, text ) => {
		expect( isWhole( strToU8( text ) ) ).toBe( false );
	} );
} );

describe( 'zipNameIn', () => {
	it.each( [
		[ 'attachment; filename=twentytwentyfive.zip', 'twentytwentyfive.zip' ],
		[ 'attachment; filename="my theme.zip"', 'my theme.zip' ],
		[ "attachment; filename*=UTF-8''caf%C3%A9.zip", 'café.zip' ],
		[ "attachment; filename=a.zip; filename*=UTF-8''b.zip", 'b.zip' ],
		[ "attachment; filename*=UTF-8''%E0%A4; filename=a.zip", 'a.zip' ],
		[ 'attachment; filename="../../etc/a.zip"', 'a.zip' ],
		[ 'attachment; filename=page.html', null ],
		[ 'attachment; filename=.zip', null ],
		[ 'attachment', null ],
		[ null, null ],
	] )( '%s → %s', ( disposition, name ) => {
		expect( zipNameIn( disposition ) ).toBe( name );
	} );
} );
