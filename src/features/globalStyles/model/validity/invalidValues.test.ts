import fc from 'fast-check';
import { anyDoc } from '../arbitraries';
import type { StylesDoc } from '../doc';
import { PROPERTY_NAMES, propertyFacts } from '../properties';
import {
	invalidValuesIn,
	newInvalidValues,
	repairInvalidValues,
	userInvalidValues,
	invalidReason,
	withoutInvalidValues,
} from '.';

const HOSTILE = 'red;} body{display:none}';

const styles = ( own: StylesDoc[ 'styles' ] ): StylesDoc => ( {
	settings: {},
	styles: own,
} );
const settings = ( own: StylesDoc[ 'settings' ] ): StylesDoc => ( {
	settings: own,
	styles: {},
} );
const palette = ( ...custom: readonly unknown[] ) =>
	settings( { color: { palette: { custom } } } );
const color = ( slug: unknown, value: unknown ) => ( {
	slug,
	name: 'A',
	color: value,
} );
const found = ( doc: StylesDoc ) =>
	invalidValuesIn( doc ).map( ( { part, keys, reason } ) => [
		[ part, ...keys ].join( '.' ),
		reason,
	] );

/** The first keys of nested properties. */
const branches = new Set(
	PROPERTY_NAMES.map( propertyFacts )
		.filter( ( { group } ) => group !== 'layout' )
		.flatMap( ( { paths } ) => paths )
		.filter( ( path ) => path.includes( '.' ) )
		.map( ( path ) => path.slice( 0, path.indexOf( '.' ) ) )
);

describe( 'invalid values', () => {
	it.each( [ ...branches ] )(
		'are found in a string instead of the branch %s',
		( key ) => {
			expect( found( styles( { [ key ]: 'red' } ) ) ).toEqual( [
				[ `styles.${ key }`, 'type' ],
			] );
		}
	);

	it.each( [
		[
			'in a style',
			styles( { color: { text: HOSTILE } } ),
			'styles.color.text',
			'spill',
		],
		[
			'in a state of a block’s link',
			styles( {
				blocks: {
					'core/quote': {
						elements: {
							link: { ':hover': { color: { text: HOSTILE } } },
						},
					},
				},
			} ),
			'styles.blocks.core/quote.elements.link.:hover.color.text',
			'spill',
		],
		[
			'in a state in a narrow window',
			styles( {
				blocks: {
					'core/button': {
						'@mobile': { ':hover': { color: { text: HOSTILE } } },
					},
				},
			} ),
			'styles.blocks.core/button.@mobile.:hover.color.text',
			'spill',
		],
		[
			'in a state of WordPress’s own',
			styles( {
				blocks: {
					'core/navigation-link': {
						'-current': {
							':focus': { outline: { width: HOSTILE } },
						},
					},
				},
			} ),
			'styles.blocks.core/navigation-link.-current.:focus.outline.width',
			'spill',
		],
		[
			'in a side',
			styles( { spacing: { padding: { top: 'var(--x' } } } ),
			'styles.spacing.padding.top',
			'open',
		],
		[
			'in the address of a picture',
			styles( {
				background: { backgroundImage: { url: 'javascript:alert(1)' } },
			} ),
			'styles.background.backgroundImage',
			'script',
		],
		[
			'in CSS',
			styles( { blocks: { 'core/quote': { css: '}</style>' } } } ),
			'styles.blocks.core/quote.css',
			'markup',
		],
		[
			'in a preset',
			palette( color( 'a', HOSTILE ) ),
			'settings.color.palette.custom.0',
			'spill',
		],
		[
			'of a text for a preset',
			palette( 'red' ),
			'settings.color.palette.custom.0',
			'type',
		],
		[
			'of a text for all presets',
			settings( { shadow: { presets: 'x' } } ),
			'settings.shadow.presets',
			'type',
		],
		[
			'of a color for all colors',
			styles( { color: 'red' } ),
			'styles.color',
			'type',
		],
		[
			'of a list for a color',
			styles( { color: { text: [ 'red' ] } } ),
			'styles.color.text',
			'type',
		],
		[
			'of a duplicate slug',
			palette( color( 'a', 'red' ), color( 'a', 'blue' ) ),
			'settings.color.palette.custom.0',
			'taken',
		],
		[
			'of a slug that leads elsewhere',
			palette( color( '../a', 'red' ) ),
			'settings.color.palette.custom.0',
			'slug',
		],
		[
			'of a prototype',
			styles(
				JSON.parse(
					'{"color":{"__proto__":"red"}}'
				) as object as StylesDoc[ 'styles' ]
			),
			'styles.color.__proto__',
			'key',
		],
		[
			'of a reference to itself',
			styles( { color: { text: { ref: 'styles.color.text' } } } ),
			'styles.color.text',
			'circle',
		],
		[
			'in a fluid size',
			settings( {
				typography: {
					fontSizes: {
						custom: [
							{ slug: 'a', size: '1rem', fluid: { min: 'x;' } },
						],
					},
				},
			} ),
			'settings.typography.fontSizes.custom.0',
			'spill',
		],
		[
			'in the face of a font',
			settings( {
				typography: {
					fontFamilies: {
						custom: [
							{
								slug: 'a',
								fontFamily: 'A',
								fontFace: [ { src: [ 'javascript:x' ] } ],
							},
						],
					},
				},
			} ),
			'settings.typography.fontFamilies.custom.0',
			'script',
		],
		[
			'in a width',
			settings( { layout: { contentSize: HOSTILE } } ),
			'settings.layout.contentSize',
			'spill',
		],
		[
			'of a scale without end',
			settings( { spacing: { spacingScale: { steps: 1e9 } } } ),
			'settings.spacing.spacingScale',
			'type',
		],
	] as const )( '%s is found', ( _name, doc, path, reason ) => {
		expect( found( doc ) ).toEqual( [ [ path, reason ] ] );
	} );

	it.each( [
		[ [ '#000', '#fff' ] ],
		[ { ref: 'styles.color.text' } ],
		[ { a: '#000' } ],
	] )(
		'are duotones of a type of blocks that are no text, with which WordPress 6.8 ends every page: %j',
		( duotone ) => {
			expect(
				found( {
					settings: {},
					styles: {
						blocks: { 'core/image': { filter: { duotone } } },
					},
				} )
			).toEqual( [
				[ 'styles.blocks.core/image.filter.duotone', 'type' ],
			] );
		}
	);

	it( 'of presets in a circle are found in each of them, but not in a preset outside', () => {
		const a = color( 'a', 'var(--wp--preset--color--b)' );
		expect(
			found( palette( a, color( 'b', 'var:preset|color|a' ) ) )
		).toHaveLength( 2 );
		expect( found( palette( a, color( 'b', 'red' ) ) ) ).toEqual( [] );
	} );

	it( 'are absent from everything that WordPress stores', () => {
		const doc: StylesDoc = {
			settings: {
				appearanceTools: true,
				color: {
					palette: [],
					duotone: {
						theme: [ { slug: 'a', colors: [ '#000', '#fff' ] } ],
					},
				},
				layout: { contentSize: '40rem' },
				typography: { fluid: { minFontSize: '1rem' } },
				blocks: { 'core/image': { lightbox: { enabled: true } } },
			},
			styles: {
				background: {
					backgroundImage: {
						url: 'https://x.org/a.jpg',
						id: 7,
						title: 'a; {b}',
						source: 'file',
					},
				},
				blocks: {
					'core/image': {
						filter: { duotone: 'var:preset|duotone|a' },
					},
					'core/quote': { css: '&:hover { color: red }' },
				},
				typography: { letterSpacing: '-0.05em;', lineHeight: 1.5 },
				elements: {
					link: { color: { text: { ref: 'styles.color.text' } } },
				},
				color: { text: 'var:preset|color|contrast', gradient: null },
				css: 'body > p { color: red }',
				title: 'Words; for {people}',
			},
		};
		expect( found( doc ) ).toEqual( [] );
		expect( withoutInvalidValues( doc ) ).toBe( doc );
	} );

	it( 'that another document has are not new, at any index of a list', () => {
		const bad = color( 'bad', HOSTILE );
		const before = palette( bad );
		expect(
			newInvalidValues( palette( color( 'good', 'red' ), bad ), () => [
				before,
			] )
		).toEqual( [] );
		expect(
			newInvalidValues( palette( color( 'other', HOSTILE ) ), () => [
				before,
			] )
		).toHaveLength( 1 );
	} );

	it( 'in one value are found without a path', () => {
		expect( invalidReason( HOSTILE ) ).toBe( 'spill' );
		expect( invalidReason( { top: '1px', left: 'url(' } ) ).toBe( 'open' );
		expect( invalidReason( [ '#000', '#fff' ] ) ).toBe( 'type' );
		expect( invalidReason( undefined ) ).toBeNull();
	} );
} );

describe( 'repairing', () => {
	it( 'restores a preset from the theme, and keeps everything else', () => {
		const theme = color( 'a', 'red' );
		const base = settings( { color: { palette: { theme: [ theme ] } } } );
		const user: StylesDoc = {
			settings: {
				color: {
					palette: {
						theme: [ color( 'a', HOSTILE ), color( 'b', 'blue' ) ],
						custom: [ color( 'c', HOSTILE ), color( 'd', 'tan' ) ],
					},
				},
			},
			styles: { color: { text: HOSTILE, background: 'red' } },
		};
		const layers = { user, base };
		expect(
			repairInvalidValues( layers, userInvalidValues( layers ) )
		).toEqual( {
			settings: {
				color: {
					palette: {
						theme: [ theme, color( 'b', 'blue' ) ],
						custom: [ color( 'd', 'tan' ) ],
					},
				},
			},
			styles: { color: { background: 'red' } },
		} );
		const [ first ] = userInvalidValues( layers );
		expect(
			userInvalidValues( {
				base,
				user: repairInvalidValues( layers, first ? [ first ] : [] ),
			} )
		).toHaveLength( 2 );
	} );

	it( 'leaves no invalid values in any stored document, and is idempotent', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				fc.anything( { maxDepth: 4 } ),
				( doc, lists ) => {
					const any: StylesDoc = {
						...doc,
						settings: {
							...doc.settings,
							color: { palette: lists },
						},
					};
					const clean = withoutInvalidValues( any );
					expect( invalidValuesIn( clean ) ).toEqual( [] );
					expect( withoutInvalidValues( clean ) ).toBe( clean );
				}
			)
		);
	} );
} );
