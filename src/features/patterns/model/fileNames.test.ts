import fc from 'fast-check';
import { fileNameOf, fileNamesOf } from './fileNames';

describe( 'file names', () => {
	it.each( [
		[ 'Visit us', 'visit-us' ],
		[ '  Über   uns! ', 'über-uns' ],
		[ '../../etc/passwd', 'etc-passwd' ],
		[ '<b>Bold</b>', 'b-bold-b' ],
		[ 'お問い合わせ', 'お問い合わせ' ],
		[ '…', 'pattern' ],
		[ '', 'pattern' ],
	] )( 'come from titles: %s', ( title, name ) => {
		expect( fileNameOf( title ) ).toBe( name );
	} );

	it( 'are unique, even if a title looks like a numbered one', () => {
		expect( fileNamesOf( [ 'a', 'A', 'a-1', 'a' ] ) ).toEqual( [
			'a',
			'a-1',
			'a-1-1',
			'a-2',
		] );
	} );

	it( 'are as many as titles, unique, short, and without path separators', () => {
		fc.assert(
			fc.property(
				fc.array( fc.string( { unit: 'grapheme' } ) ),
				( titles ) => {
					const names = fileNamesOf( titles );
					expect( names ).toHaveLength( titles.length );
					expect( new Set( names ).size ).toBe( names.length );
					for ( const name of names ) {
						expect( name ).toMatch( /^[\p{L}\p{M}\p{N}-]+$/u );
						expect( new Blob( [ name ] ).size ).toBeLessThan( 255 );
					}
				}
			)
		);
	} );
} );
