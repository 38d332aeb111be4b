import {
	additionalCssIn,
	likeServer,
	ratiosCss,
	replaceSheet,
	rootHeightCss,
	rootPaddingCss,
	separatorLikeServer,
	withBlocks,
	withSheet,
} from './sheet';
import { withoutReferences } from './references';

describe( 'likeServer', () => {
	it( 'moves the padding of the body to its contents', () => {
		expect(
			likeServer(
				'a{}:where(body) {margin: 0;padding-right: 0; padding-left: 0; padding-top: var(--a); padding-bottom: var(--b) }\n.x{}'
			)
		).toBe(
			'a{}:where(body){margin:0}.wp-site-blocks{padding-top: var(--a); padding-bottom: var(--b) }\n.x{}'
		);
		expect( likeServer( ':where(body) {margin: 0;}' ) ).toBe(
			':where(body) {margin: 0;}'
		);
	} );
} );

it.each( [
	[
		'min-height: 40px;min-width: 1px;min-height: unset;aspect-ratio: 2',
		'min-height: 40px;min-width: 1px;aspect-ratio: 2',
	],
	[
		'min-height: unset;aspect-ratio: 2',
		'min-height: unset;aspect-ratio: 2',
	],
] )( 'keeps a minimum height beside an aspect ratio: %s', ( css, kept ) => {
	expect( likeServer( `a{${ css }}b{min-height: unset;}` ) ).toBe(
		`a{${ kept }}b{min-height: unset;}`
	);
} );

describe( 'what only the server prints', () => {
	it( 'has aspect ratios, the height of a page with a background, and the color of separators', () => {
		expect(
			ratiosCss( {
				settings: {
					dimensions: {
						aspectRatios: {
							custom: [
								{ slug: '2xTall', name: 'Tall', ratio: '1/2' },
							],
						},
					},
				},
				styles: {},
			} )
		).toBe( ':root{--wp--preset--aspect-ratio--2-x-tall:1/2}' );
		expect( ratiosCss( { settings: {}, styles: {} } ) ).toBe( '' );
		const gradient = { color: { gradient: 'linear-gradient(red, blue)' } };
		expect( rootHeightCss( { settings: {}, styles: gradient } ) ).toContain(
			'html{min-height:'
		);
		expect( rootHeightCss( { settings: {}, styles: {} } ) ).toBe( '' );
		const padded = ( padding: unknown ) =>
			rootPaddingCss( {
				settings: {},
				styles: { spacing: { padding } },
			} );
		expect( padded( '3px' ) ).toBe( 'body{padding:3px}' );
		expect( padded( { top: '3px' } ) ).toBe( '' );
		expect(
			separatorLikeServer( {
				'core/separator': { color: { background: 'red' } },
			} )
		).toEqual( {
			'core/separator': { color: { background: 'red', text: 'red' } },
		} );
		const own = {
			'core/separator': { color: { background: 'red', text: 'blue' } },
		};
		expect( separatorLikeServer( own ) ).toBe( own );
	} );

	it( 'gives the gaps of the page no specificity', () => {
		expect(
			likeServer(
				':root :where(.wp-site-blocks) > * { margin-block-start: 1px }'
			)
		).toBe( ':where(.wp-site-blocks) > * { margin-block-start: 1px }' );
	} );

	it( 'resolves references once, and drops those to nothing', () => {
		expect(
			withoutReferences( {
				settings: {},
				styles: {
					color: { text: 'red' },
					shadow: { ref: 'styles.color.text' },
					outline: {
						color: { ref: 'styles.shadow' },
						style: { ref: 'styles.gone' },
					},
				},
			} ).styles
		).toEqual( { color: { text: 'red' }, shadow: 'red', outline: {} } );
	} );
} );

describe( 'withBlocks', () => {
	it( 'omits the styles of blocks that aren’t printed', () => {
		const doc = {
			settings: {},
			styles: { blocks: { 'core/a': {}, 'core/b': {} }, color: {} },
		};
		expect(
			withBlocks( doc, ( name ) => name === 'core/b' ).styles
		).toEqual( { blocks: { 'core/b': {} }, color: {} } );
	} );
} );

describe( 'replaceSheet', () => {
	it( 'keeps the aspect ratios of the server, each once', () => {
		const printed =
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3;--wp--preset--color--base: #fff}.x{--wp--preset--aspect-ratio--square: 1}';
		expect(
			replaceSheet( printed, { parts: [ 'a{}', 'b{}' ], filters: '' } )
		).toBe(
			':root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3}\na{}\nb{}'
		);
	} );

	it( 'replaces everything without aspect ratios', () => {
		expect( replaceSheet( 'x{}', { parts: [ 'a{}' ], filters: '' } ) ).toBe(
			'a{}'
		);
	} );
} );

describe( 'the Customizer’s “Additional CSS”', () => {
	const additional = { css: 'more{}', atelierAdditional: true };
	const own = [
		{ css: 'old{}', isGlobalStyles: true },
		additional,
		{ css: 'theme{}' },
	];
	const order = ( parts: readonly string[] ) =>
		withSheet( own, { parts, filters: '' } ).flatMap( ( { css } ) =>
			css === undefined ? [] : [ css ]
		);

	it( 'is found among the editor’s stylesheets', () => {
		expect( additionalCssIn( own ) ).toBe( 'more{}' );
		expect( additionalCssIn( [ { css: 'a{}' } ] ) ).toBe( '' );
	} );

	it( 'is on the canvas once: among the styles where it is part of them, otherwise last', () => {
		expect( order( [ 'a{}', 'more{}', 'mine{}' ] ) ).toEqual( [
			'theme{}',
			'a{}',
			'more{}',
			'mine{}',
		] );
		expect( order( [ 'a{}', 'mine{}' ] ) ).toEqual( [
			'theme{}',
			'a{}',
			'mine{}',
			'more{}',
		] );
	} );
} );
