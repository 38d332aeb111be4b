import { cleanFamily, styleInNames } from './names';

const namesOf = ( texts: Record< string, string > ) => ( {
	windows: Object.fromEntries(
		Object.entries( texts ).map( ( [ key, en ] ) => [ key, { en } ] )
	),
} );

describe( 'styleInNames', () => {
	it.each( [
		[ { fontSubfamily: 'Bold Italic' }, 'italic' ],
		[
			{ fontSubfamily: 'Italic', preferredSubfamily: 'Oblique' },
			'oblique',
		],
		[
			{ fontSubfamily: 'Regular', preferredSubfamily: 'ITALIC' },
			'italic',
		],
		[
			{ fontSubfamily: 'Regular', preferredSubfamily: 'Slanted' },
			'oblique',
		],
		[ { fontSubfamily: 'Regular', preferredSubfamily: 'Book' }, undefined ],
		[ {}, undefined ],
	] )( 'of %j is %s', ( texts, style ) => {
		expect( styleInNames( namesOf( texts ) ) ).toBe( style );
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
