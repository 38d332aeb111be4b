import fc from 'fast-check';
import { anyDoc, anyTarget } from './arbitraries';
import { featuresOf, groupResets, hasGroup, overriddenIn } from './features';

const doc = {
	settings: {
		color: {
			link: true,
			palette: { theme: [ { slug: 'a', color: 'red' } ] },
		},
		spacing: { padding: true },
		typography: { lineHeight: true },
		border: { radius: true },
	},
	styles: {},
};

const makeBlock = ( supports: Record< string, unknown > ) => ( {
	name: 'stranger/block',
	supports,
} );

describe( 'overriddenIn', () => {
	const LEVELS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ];
	const sized = ( levels: readonly string[] ) => ( {
		settings: {},
		styles: {
			elements: Object.fromEntries(
				levels.map( ( level ) => [
					level,
					{ typography: { fontSize: '2rem' } },
				] )
			),
		},
	} );

	it( 'has what each level of the headings has for itself', () => {
		const heading = { element: 'heading' } as const;
		expect( overriddenIn( sized( LEVELS ), heading ) ).toEqual( [
			'fontSize',
		] );
		expect( overriddenIn( sized( LEVELS.slice( 1 ) ), heading ) ).toEqual(
			[]
		);
	} );

	it.each( [
		[ 'one level', { element: 'h1' } ],
		[ 'headings in a block', { block: 'core/group', element: 'heading' } ],
		[ 'the site', {} ],
	] as const )( 'leaves %s alone', ( _name, target ) => {
		expect( overriddenIn( sized( LEVELS ), target ) ).toEqual( [] );
	} );
} );

describe( 'featuresOf', () => {
	it( 'gives the site the features that its settings allow', () => {
		const features = featuresOf( doc, {} );
		expect( features.has( 'linkColor' ) ).toBe( true );
		expect( features.has( 'headingColor' ) ).toBe( false );
		expect( features.has( 'padding' ) ).toBe( true );
		expect( features.has( 'borderRadius' ) ).toBe( false );
		expect( features.has( 'backgroundImage' ) ).toBe( false );
	} );

	it( 'gives a block the features that it supports and the settings allow', () => {
		const features = featuresOf(
			doc,
			{ block: 'stranger/block' },
			{
				block: makeBlock( {
					color: { background: false },
					__experimentalBorder: { radius: true, width: true },
					typography: {
						lineHeight: true,
						__experimentalFontStyle: true,
					},
				} ),
			}
		);
		expect( features.has( 'textColor' ) ).toBe( true );
		expect( features.has( 'backgroundColor' ) ).toBe( false );
		expect( features.has( 'borderRadius' ) ).toBe( true );
		expect( features.has( 'borderWidth' ) ).toBe( false );
		expect( features.has( 'fontStyle' ) ).toBe( true );
		expect( features.has( 'padding' ) ).toBe( false );
	} );

	it( 'gives a block without supports no features', () => {
		const features = featuresOf(
			doc,
			{ block: 'stranger/block' },
			{ block: makeBlock( {} ) }
		);
		expect( features.size ).toBe( 0 );
	} );

	it( 'respects settings of the block itself', () => {
		const settings = {
			...doc.settings,
			blocks: { 'stranger/block': { typography: { lineHeight: false } } },
		};
		expect(
			featuresOf(
				{ settings, styles: {} },
				{ block: 'stranger/block' },
				{ block: makeBlock( { typography: { lineHeight: true } } ) }
			).has( 'lineHeight' )
		).toBe( false );
	} );

	it( 'gives links text decoration, and headings letter case', () => {
		const link = featuresOf( doc, { element: 'link' } );
		expect( link.has( 'textDecoration' ) ).toBe( true );
		expect( link.has( 'textTransform' ) ).toBe( false );
		const heading = featuresOf( doc, { element: 'h2' } );
		expect( heading.has( 'textDecoration' ) ).toBe( false );
		expect( heading.has( 'textTransform' ) ).toBe( true );
	} );

	it( 'gives no colors in a theme without presets and custom colors', () => {
		const features = featuresOf(
			{
				settings: { color: { custom: false, customGradient: false } },
				styles: {},
			},
			{}
		);
		expect( hasGroup( features, 'colors' ) ).toBe( false );
		expect( hasGroup( features, 'typography' ) ).toBe( true );
	} );

	it( 'never throws for any stored settings and supports', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyTarget(),
				fc.dictionary( fc.string(), fc.anything() ),
				( anything, target, supports ) => {
					expect( () =>
						featuresOf( anything, target, {
							block: makeBlock( supports ),
						} )
					).not.toThrow();
				}
			)
		);
	} );
} );

describe( 'groupResets', () => {
	it( 'resets every path of the groups once, at the target', () => {
		const target = { block: 'core/quote' };
		expect( groupResets( target, 'dimensions', 'shadow' ) ).toEqual(
			[
				'spacing.padding',
				'spacing.margin',
				'spacing.blockGap',
				'dimensions.minHeight',
				'dimensions.height',
				'dimensions.minWidth',
				'dimensions.width',
				'dimensions.aspectRatio',
				'shadow',
			].map( ( path ) => ( { target, path, value: undefined } ) )
		);
		const paths = groupResets( target, 'border' ).map(
			( { path } ) => path
		);
		expect( paths ).toContain( 'border.top' );
		expect( new Set( paths ).size ).toBe( paths.length );
	} );
} );
