import fc from 'fast-check';
import {
	anyDoc,
	mergeLayers,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { buildThemeJson, importedVariation, withoutBase } from './themeJson';

const preset = ( slug: string ) => ( { slug, name: slug, color: '#123' } );

const palette = ( byOrigin: object ): StylesDoc => ( {
	settings: { color: { palette: byOrigin } },
	styles: { color: { text: 'red' } },
} );

/** The server's response: preset lists under the theme's origin. */
function read( text: string ): StylesDoc {
	const { settings, styles } = JSON.parse( text ) as StylesDoc;
	const palettes = ( settings.color as { palette?: unknown } | undefined )
		?.palette;
	return {
		settings: palettes
			? { ...settings, color: { palette: { theme: palettes } } }
			: settings,
		styles,
	};
}

const base = palette( {
	default: [ preset( 'red' ) ],
	theme: [ preset( 'base' ), preset( 'ink' ) ],
} );

describe( 'buildThemeJson', () => {
	it( 'is a theme.json of version 3 for any stored document', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( below, user ) => {
				for ( const scope of [ 'changes', 'everything' ] as const ) {
					const file: unknown = JSON.parse(
						buildThemeJson( { base: below, user }, scope )
					);
					expect( file ).toMatchObject( {
						$schema: 'https://schemas.wp.org/trunk/theme.json',
						version: 3,
					} );
				}
			} )
		);
	} );

	it.each( [
		[ 'the theme’s presets, changed', { theme: [ preset( 'base' ) ] } ],
		[ 'presets of users', { custom: [ preset( 'custom-sea' ) ] } ],
		[
			'both',
			{
				theme: [ preset( 'base' ) ],
				custom: [ preset( 'custom-sea' ) ],
			},
		],
	] )( 'survives a round trip with %s', ( _what, byOrigin ) => {
		const user = palette( byOrigin );
		const file = buildThemeJson( { base, user }, 'changes' );
		expect( importedVariation( '', read( file ) ).doc ).toEqual( user );
	} );

	it( 'keeps the theme’s presets if users have added some with other slugs', () => {
		const user = palette( {
			custom: [ preset( 'sea' ), preset( 'ink' ) ],
		} );
		const file = read( buildThemeJson( { base, user }, 'changes' ) );
		expect( file.settings ).toEqual( {
			color: {
				palette: {
					theme: [
						preset( 'base' ),
						preset( 'sea' ),
						preset( 'ink' ),
					],
				},
			},
		} );
	} );

	it( 'contains everything except WordPress’s default presets', () => {
		const user = { settings: {}, styles: { css: 'p {}' } };
		const file = read( buildThemeJson( { base, user }, 'everything' ) );
		expect( file ).toEqual( {
			settings: {
				color: {
					palette: { theme: [ preset( 'base' ), preset( 'ink' ) ] },
				},
			},
			styles: { color: { text: 'red' }, css: 'p {}' },
		} );
	} );
} );

describe( 'withoutBase', () => {
	it( 'keeps only values that differ from the theme', () => {
		const user = { settings: {}, styles: { color: { text: 'blue' } } };
		const { doc } = importedVariation(
			'',
			read( buildThemeJson( { base, user }, 'everything' ) )
		);
		expect( withoutBase( doc, doc, base ) ).toEqual( user );
	} );

	it( 'has the same styles', () => {
		fc.assert(
			fc.property( anyDoc(), ( user ) => {
				const layers = { base, user };
				const lean = { base, user: withoutBase( user, user, base ) };
				expect( mergeLayers( lean ).styles ).toEqual(
					mergeLayers( layers ).styles
				);
			} )
		);
	} );
} );
