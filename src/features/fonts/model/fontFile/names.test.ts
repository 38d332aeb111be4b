import { cleanFamily, hasItalicName } from './names';

const namesOf = ( texts: Record< string, string > ) => ( {
	windows: Object.fromEntries(
		Object.entries( texts ).map( ( [ key, en ] ) => [ key, { en } ] )
	),
} );

describe( 'hasItalicName', () => {
	it.each( [
		[ { fontSubfamily: 'Bold Italic' }, true ],
		[ { fontSubfamily: 'Italic', preferredSubfamily: 'Oblique' }, true ],
		[ { fontSubfamily: 'Regular', preferredSubfamily: 'ITALIC' }, true ],
		[ { fontSubfamily: 'Regular', preferredSubfamily: 'Book' }, false ],
		[ {}, false ],
	] )( 'of %j is %s', ( texts, isItalic ) => {
		expect( hasItalicName( namesOf( texts ) ) ).toBe( isItalic );
	} );
} );

describe( 'cleanFamily', () => {
	it.each( [
		[ "Maison d'Été & Fils", "Maison d'Été & Fils" ],
		[ "'Quoted'", 'Quoted' ],
		[ 'Say "Hi"', 'Say Hi' ],
		[ "A '; B", 'A B' ],
	] )( 'makes %s %s', ( name, clean ) => {
		expect( cleanFamily( name ) ).toBe( clean );
	} );
} );
