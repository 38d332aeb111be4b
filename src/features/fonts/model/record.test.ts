import { setFamily } from './activation';
import { isSameFonts, readFonts, writeFonts } from './record';

const family = ( slug: string, ...weights: readonly string[] ) => ( {
	slug,
	name: slug,
	fontFamily: slug,
	fontFace: weights.map( ( fontWeight ) => ( {
		fontFamily: slug,
		fontWeight,
		src: `file:./${ slug }.woff2`,
	} ) ),
} );

const BASE = {
	theme: [ family( 'inter', '400', '700' ), family( 'lora', '400' ) ],
};

const slugs = ( families: readonly { readonly slug: string }[] ) =>
	families.map( ( { slug } ) => slug );

describe( 'readFonts', () => {
	it( 'activates all theme fonts without a user choice', () => {
		const { theme, active } = readFonts( BASE, undefined );
		expect( slugs( theme ) ).toEqual( [ 'inter', 'lora' ] );
		expect( active ).toEqual( { theme, custom: [] } );
	} );

	it( 'activates no theme fonts if all are deactivated', () => {
		expect( readFonts( BASE, { theme: [] } ).active.theme ).toEqual( [] );
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'a text', 'inter' ],
		[ 'a list of damaged families', [ null, 1, {}, { slug: 'x' } ] ],
	] )( 'reads %s as no families', ( _what, raw ) => {
		expect( readFonts( raw, raw ).active ).toEqual( {
			theme: [],
			custom: [],
		} );
	} );

	it( 'reads a plain list as the theme’s, and numeric keys as a list', () => {
		const { active } = readFonts( BASE.theme, {
			custom: { 1: family( 'own', '400' ) },
		} );
		expect( slugs( active.theme ) ).toEqual( [ 'inter', 'lora' ] );
		expect( slugs( active.custom ) ).toEqual( [ 'own' ] );
	} );
} );

describe( 'writeFonts', () => {
	it( 'omits unchanged theme fonts', () => {
		const { active } = readFonts( BASE, { theme: BASE.theme } );
		expect( writeFonts( BASE, { theme: BASE.theme }, active ) ).toBe(
			undefined
		);
	} );

	it( 'stores an empty list if no theme fonts are active', () => {
		expect(
			writeFonts( BASE, undefined, { theme: [], custom: [] } )
		).toEqual( { theme: [] } );
	} );

	it( 'keeps unknown properties', () => {
		expect(
			writeFonts(
				BASE,
				{ other: [ 1 ] },
				readFonts( BASE, undefined ).active
			)
		).toEqual( { other: [ 1 ] } );
	} );

	it( 'survives a round trip', () => {
		const { active } = readFonts( BASE, undefined );
		const [ first ] = readFonts(
			{ theme: [ family( 'own', '900' ) ] },
			{}
		).theme;
		if ( ! first ) {
			throw new Error( 'no family' );
		}
		const next = {
			theme: setFamily( active.theme, first, false ).slice( 1 ),
			custom: [ first ],
		};
		const read = readFonts( BASE, writeFonts( BASE, {}, next ) ).active;
		expect( isSameFonts( read, next ) ).toBe( true );
		expect( isSameFonts( read, active ) ).toBe( false );
	} );
} );
