import fc from 'fast-check';
import { anyTree } from './arbitraries';
import type { StylesDoc } from './doc';
import { allOf, kebab, PRESET_KINDS, presetPath, presetsOf } from './presets';
import {
	cssValue,
	parseReference,
	plainCss,
	presetOfReference,
	presetReference,
	resolveValue,
	withPrintableReferences,
} from './references';
import { setIn } from './tree';

const makeDoc = ( doc: Partial< StylesDoc > = {} ): StylesDoc => ( {
	settings: {},
	styles: {},
	...doc,
} );

const colors = ( ...slugs: string[] ) =>
	slugs.map( ( slug ) => ( { slug, name: slug, color: `#${ slug }` } ) );

const palette = {
	color: {
		palette: {
			theme: colors( 'abc', 'base-2' ),
			default: colors( 'def' ),
			custom: colors( 'custom-1' ),
		},
	},
};

const anySlug = () => fc.stringMatching( /^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/ );

describe( 'references', () => {
	it( 'resolve to their preset, in both spellings', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...PRESET_KINDS ),
				anySlug(),
				( kind, slug ) => {
					const doc = makeDoc( {
						settings: setIn(
							{},
							[ ...presetPath( kind ).split( '.' ), 'theme' ],
							[ { slug, name: 'x' } ]
						),
					} );
					const stored = presetReference( kind, slug );
					const found = presetOfReference( doc, stored );
					expect( found?.slug ).toBe( slug );
					expect( found?.kind ).toBe( kind );
					expect(
						presetOfReference( doc, cssValue( stored ) )?.slug
					).toBe( slug );
				}
			)
		);
	} );

	it.each( [
		[ 'n27', 'n-27' ],
		[ 'accentBlue', 'accent-blue' ],
		[ '2xl', '2-xl' ],
		[ '2nd', '2nd' ],
		[ 'синий', 'синий' ],
	] )(
		'to “%s” are stored as WordPress names the variable',
		( slug, name ) => {
			expect( presetReference( 'fontFamily', slug ) ).toBe(
				`var:preset|font-family|${ name }`
			);
			expect( cssValue( presetReference( 'fontFamily', slug ) ) ).toBe(
				`var(--wp--preset--font-family--${ name })`
			);
		}
	);

	it( 'of others are spelled as WordPress names the variable', () => {
		const doc = makeDoc( {
			styles: {
				typography: {
					fontFamily: 'var:preset|font-family|n27',
					fontSize: 'var(--wp--preset--font-size--2xl)',
					lineHeight: 'var:custom|line1',
				},
				color: { text: 'var:preset|color|base-2' },
				css: 'a { color: var(--wp--preset--color--n27) }',
			},
		} );
		expect( withPrintableReferences( doc ).styles ).toEqual( {
			typography: {
				fontFamily: 'var:preset|font-family|n-27',
				fontSize: 'var:preset|font-size|2-xl',
				lineHeight: 'var:custom|line1',
			},
			color: { text: 'var:preset|color|base-2' },
			css: 'a { color: var(--wp--preset--color--n27) }',
		} );
		const whole = makeDoc( { settings: palette } );
		expect( withPrintableReferences( whole ) ).toBe( whole );
	} );

	it( 'inside longer CSS are resolved, except broken ones', () => {
		const doc = makeDoc( { settings: palette } );
		expect(
			plainCss(
				doc,
				'1px 1px var(--wp--preset--color--abc), 0 0 var(--wp--preset--color--gone)'
			)
		).toBe( '1px 1px #abc, 0 0 var(--wp--preset--color--gone)' );
	} );

	it( 'inside the values of presets are resolved', () => {
		const doc = makeDoc( {
			settings: setIn(
				palette,
				[ 'color', 'palette', 'custom' ],
				[
					{
						slug: 'veil',
						color: 'color-mix(in srgb, var(--wp--preset--color--abc), red)',
					},
					{
						slug: 'loop',
						color: 'a(var(--wp--preset--color--loop))',
					},
				]
			),
		} );
		expect( plainCss( doc, 'x(var(--wp--preset--color--veil))' ) ).toBe(
			'x(color-mix(in srgb, #abc, red))'
		);
		expect( () =>
			plainCss( doc, 'var(--wp--preset--color--loop)' )
		).not.toThrow();
	} );

	it.each( [
		[ 'a color', 'var:preset|color|base', 'preset' ],
		[ 'a variable', 'var(--wp--preset--color--base-2)', 'preset' ],
		[ 'a value of the theme', 'var:custom|gap|small', 'custom' ],
		[ 'its variable', 'var( --wp--custom--gap--small )', 'custom' ],
		[ 'a path', { ref: 'styles.color.text' }, 'path' ],
		[ 'a plain value', '1px', undefined ],
		[ 'another variable', 'var(--mine)', undefined ],
		[
			'a variable with a fallback',
			'var(--wp--preset--color--a, red)',
			undefined,
		],
		[ 'half a reference', 'var:preset|color', undefined ],
		[ 'a reference to nothing', { ref: '' }, undefined ],
		[ 'no text', 12, undefined ],
	] )( 'have a type or none: %s', ( _name, value, type ) => {
		expect( parseReference( value )?.type ).toBe( type );
	} );

	it( 'are followed through other paths', () => {
		const doc = makeDoc( {
			settings: palette,
			styles: {
				color: { text: { ref: 'styles.color.background' } },
				elements: {
					link: { color: { text: { ref: 'styles.color.text' } } },
				},
			},
		} );
		const whole = {
			...doc,
			styles: setIn(
				doc.styles,
				[ 'color', 'background' ],
				'var:preset|color|abc'
			),
		};
		expect(
			resolveValue( whole, { ref: 'styles.elements.link.color.text' } )
		).toBe( '#abc' );
	} );

	it( 'in a circle come to an end', () => {
		const doc = makeDoc( {
			styles: {
				a: { ref: 'styles.b' },
				b: { ref: 'styles.a' },
				self: { ref: 'styles.self' },
			},
		} );
		expect( resolveValue( doc, { ref: 'styles.a' } ) ).toBeUndefined();
		expect( resolveValue( doc, { ref: 'styles.self' } ) ).toBeUndefined();
	} );

	it( 'find custom values of the theme by their CSS variable', () => {
		const doc = makeDoc( {
			settings: { custom: { lineHeight: { bodyText: 1.5 } } },
		} );
		expect(
			resolveValue( doc, 'var(--wp--custom--line-height--body-text)' )
		).toBe( 1.5 );
	} );

	it( 'never throw for any stored value', () => {
		fc.assert(
			fc.property(
				anyTree(),
				anyTree(),
				fc.anything(),
				( settings, styles, value ) => {
					const doc = { settings, styles };
					expect( () => resolveValue( doc, value ) ).not.toThrow();
					expect( () => cssValue( value ) ).not.toThrow();
				}
			)
		);
	} );
} );

describe( 'presets', () => {
	it( 'are grouped by origin', () => {
		const found = presetsOf( makeDoc( { settings: palette } ), 'color' );
		expect( found.theme.map( ( { slug } ) => slug ) ).toEqual( [
			'abc',
			'base-2',
		] );
		expect( found.default ).toHaveLength( 1 );
		expect( found.custom ).toHaveLength( 1 );
	} );

	it( 'of WordPress are omitted if the theme disables them', () => {
		const settings = setIn( palette, [ 'color', 'defaultPalette' ], false );
		expect( presetsOf( makeDoc( { settings } ), 'color' ).default ).toEqual(
			[]
		);
	} );

	it( 'of a block replace the site’s, separately by list', () => {
		const settings = setIn(
			palette,
			[ 'blocks', 'core/quote', 'color', 'palette', 'theme' ],
			colors( 'fff' )
		);
		const doc = makeDoc( { settings } );
		const own = presetsOf( doc, 'color', { block: 'core/quote' } );
		expect( own.theme.map( ( { slug } ) => slug ) ).toEqual( [ 'fff' ] );
		expect( own.default ).toHaveLength( 1 );
		expect( own.custom ).toHaveLength( 1 );
		expect(
			resolveValue( doc, 'var:preset|color|abc', { block: 'core/quote' } )
		).toBe( '#abc' );
	} );

	it( 'have the value that WordPress prints last', () => {
		const color = ( slug: string, value: string ) => ( {
			slug,
			name: slug,
			color: value,
		} );
		const doc = makeDoc( {
			settings: {
				color: {
					palette: {
						default: [ color( 'n-27', '#000' ) ],
						theme: [
							color( 'n27', '#111' ),
							color( 'one', '#222' ),
						],
						custom: [
							color( 'n-27', '#333' ),
							color( 'n-27', '#444' ),
						],
					},
				},
			},
		} );
		expect( resolveValue( doc, presetReference( 'color', 'n27' ) ) ).toBe(
			'#444'
		);
		const found = presetsOf( doc, 'color' );
		expect( found.custom.map( ( { value } ) => value ) ).toEqual( [
			'#444',
		] );
		expect( found.theme.map( ( { slug } ) => slug ) ).toEqual( [ 'one' ] );
		expect( found.default ).toEqual( [] );
	} );

	it( 'are omitted if invalid, without affecting others', () => {
		const doc = makeDoc( {
			settings: {
				color: {
					palette: {
						theme: [
							null,
							'x',
							{ name: 'no slug' },
							{ slug: 'a' },
						],
						default: 'nonsense',
						custom: { 0: 'x' },
					},
				},
			},
		} );
		expect( allOf( presetsOf( doc, 'color' ) ) ).toEqual( [
			{ slug: 'a', name: 'a', value: '', raw: { slug: 'a' } },
		] );
	} );

	it( 'are read from any stored value', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...PRESET_KINDS ),
				fc.anything(),
				( kind, value ) => {
					const settings = setIn(
						{},
						presetPath( kind ).split( '.' ),
						value
					);
					expect( () =>
						presetsOf( makeDoc( { settings } ), kind )
					).not.toThrow();
				}
			)
		);
	} );

	it.each( [
		[ 'base-2', 'base-2' ],
		[ 'h1', 'h-1' ],
		[ 'accentOne', 'accent-one' ],
		[ 'x-large', 'x-large' ],
		[ 'Light Blue', 'light-blue' ],
		[ '2xl', '2-xl' ],
		[ 'XMLFile', 'xml-file' ],
		[ '2nd', '2nd' ],
	] )( 'have variables with hyphens: %s', ( slug, name ) => {
		expect( kebab( slug ) ).toBe( name );
	} );
} );
