import fc from 'fast-check';
import { missingFonts, parseContentFonts, locationsOf } from './usedFonts';

describe( 'missingFonts', () => {
	const uses = [
		{ slug: 'inter', locations: [ 'Text' ] },
		{ slug: 'myFont2', locations: [ 'Links › Font' ] },
	];

	it( 'merges the fonts of styles and content, and omits existing ones', () => {
		expect(
			missingFonts( { known: [ 'inter' ], uses }, [
				{ slug: 'my-font-2', count: 3 },
				{ slug: 'gone', count: 1 },
				{ slug: 'Inter', count: 9 },
			] )
		).toEqual( [
			{ slug: 'myFont2', locations: [ 'Links › Font' ], documents: 3 },
			{ slug: 'gone', locations: [], documents: 1 },
		] );
	} );

	it( 'is empty if no fonts are used', () => {
		expect( missingFonts( { known: [], uses: [] }, [] ) ).toEqual( [] );
	} );

	it( 'lists no existing font, and each missing font once', () => {
		const slug = fc.constantFrom( 'a', 'A', 'b', 'b-1', 'b1', 'c' );
		fc.assert(
			fc.property(
				fc.array( slug ),
				fc.array( slug ),
				fc.array( slug ),
				( known, inStyles, inContent ) => {
					const missing = missingFonts(
						{
							known,
							uses: inStyles.map( ( name ) => ( {
								slug: name,
								locations: [],
							} ) ),
						},
						inContent.map( ( name ) => ( {
							slug: name,
							count: 1,
						} ) )
					).map( ( font ) => font.slug );
					expect( new Set( missing ).size ).toBe( missing.length );
					expect(
						known.filter( ( name ) => missing.includes( name ) )
					).toEqual( [] );
				}
			)
		);
	} );
} );

describe( 'locationsOf', () => {
	it( 'finds a font in any spelling', () => {
		const uses = [ { slug: 'myFont', locations: [ 'Text' ] } ];
		expect( locationsOf( uses, 'my-font' ) ).toEqual( [ 'Text' ] );
		expect( locationsOf( uses, 'other' ) ).toEqual( [] );
	} );
} );

describe( 'parseContentFonts', () => {
	it( 'parses a response', () => {
		expect(
			parseContentFonts( {
				fonts: [ { slug: 'a', count: 2 }, null, { slug: 1 }, {} ],
				isComplete: false,
			} )
		).toEqual( { fonts: [ { slug: 'a', count: 2 } ], isComplete: false } );
	} );

	it( 'returns null for malformed responses', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				const content = parseContentFonts( answer );
				expect(
					content === null || Array.isArray( content.fonts )
				).toBe( true );
			} )
		);
	} );
} );
