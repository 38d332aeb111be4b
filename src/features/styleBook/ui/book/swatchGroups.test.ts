import type {
	Preset,
	PresetsByOrigin,
} from '@/features/globalStyles/index.model';
import {
	mainColors,
	paintOf,
	swatchGroups,
	type Swatches,
} from './swatchGroups';

const preset = ( value: string ): Preset => ( {
	slug: value,
	name: value,
	value,
	raw: {},
} );

const NONE: PresetsByOrigin = { theme: [], default: [], custom: [] };

const make = ( color: Partial< PresetsByOrigin > ): Swatches => ( {
	color: { ...NONE, ...color },
	gradient: NONE,
	duotone: NONE,
} );

const values = ( swatches: Swatches ) =>
	mainColors( swatches ).map( ( { presets } ) =>
		presets.map( ( { value } ) => value )
	);

describe( 'mainColors', () => {
	it( 'are at most four colors of the theme', () => {
		const theme = [ 'a', 'b', 'c', 'd', 'e' ].map( preset );
		expect(
			values( make( { theme, custom: [ preset( 'x' ) ] } ) )
		).toEqual( [ [ 'a', 'b', 'c', 'd' ] ] );
	} );

	it( 'fall back to the user’s, then to WordPress’s', () => {
		const defaults = { default: [ preset( 'd' ) ] };
		expect(
			values( make( { ...defaults, custom: [ preset( 'x' ) ] } ) )
		).toEqual( [ [ 'x' ] ] );
		expect( values( make( defaults ) ) ).toEqual( [ [ 'd' ] ] );
	} );

	it( 'are empty without any colors', () => {
		expect( values( make( {} ) ) ).toEqual( [] );
	} );
} );

describe( 'swatchGroups', () => {
	it( 'labels every list with presets', () => {
		expect(
			swatchGroups( {
				...make( { custom: [ preset( 'x' ) ] } ),
				duotone: { ...NONE, default: [ preset( 'a,b' ) ] },
			} ).map( ( { title } ) => title )
		).toEqual( [ 'Custom Colors', 'Duotones' ] );
	} );
} );

describe( 'paintOf', () => {
	it.each( [
		[ '#000,#fff', '#000', '#fff' ],
		[ 'rgb(0, 0, 0), red', 'rgb(0, 0, 0)', 'red' ],
		[ '#123', '#123', '#123' ],
	] )( 'shows the colors of %s side by side', ( value, dark, light ) => {
		expect( paintOf( 'duotone', preset( value ) ) ).toBe(
			`linear-gradient( 135deg, ${ dark } 50%, ${ light } 50% )`
		);
	} );

	it.each( [
		'url(https://elsewhere.test/seen.png)',
		'red; position: fixed',
		'',
	] )( 'returns none for %j', ( value ) => {
		expect( paintOf( 'color', preset( value ) ) ).toBe( 'none' );
	} );

	it( 'returns colors unchanged', () => {
		expect( paintOf( 'color', preset( '#abc' ) ) ).toBe( '#abc' );
	} );
} );
