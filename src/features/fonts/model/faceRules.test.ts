import * as cssTree from 'css-tree/tokenizer';
import fc from 'fast-check';
import {
	addressesOf,
	faceName,
	pageFaces,
	showpiece,
	type ThemeUrls,
} from './faceRules';
import { parseFamily, type FontFamily } from './family';

const THEME: ThemeUrls = [
	'https://site.test/child',
	'https://site.test/parent',
];

function makeFamily(
	fontFamily: string,
	...faces: readonly object[]
): FontFamily {
	const family = parseFamily( { slug: 'x', fontFamily, fontFace: faces } );
	if ( ! family ) {
		throw new Error( 'no family' );
	}
	return family;
}

const SRC = 'https://site.test/a.woff2';

describe( 'addressesOf', () => {
	it.each( [
		[ 'https://a.test/x y".woff2', [ 'https://a.test/x%20y%22.woff2' ] ],
		[ 'https://a.test/x%20y.woff2', [ 'https://a.test/x%20y.woff2' ] ],
		[ '//a.test/x.woff2', [ '//a.test/x.woff2' ] ],
		[ '/fonts/x.woff2', [ '/fonts/x.woff2' ] ],
		[ '/\\a.test/x.woff2', [ 'https://a.test/x.woff2' ] ],
		[ 'https://localhost/x.woff2', [ 'https://localhost/x.woff2' ] ],
		[
			'file:./f/x.woff2',
			[
				'https://site.test/child/f/x.woff2',
				'https://site.test/parent/f/x.woff2',
			],
		],
		[ 'file:///etc/passwd', [] ],
		[ 'javascript:alert(1)', [] ],
		[ 'data:font/woff2;base64,AAAA', [] ],
		[ 'https://', [] ],
	] )( 'reads %s', ( src, addresses ) => {
		const [ face ] = makeFamily( 'x', { src } ).faces;
		expect( face && addressesOf( face, THEME ) ).toEqual( addresses );
	} );
} );

describe( 'faceName', () => {
	it.each( [
		[ '"Fine, Serif", serif', 'Fine, Serif' ],
		[ "'Inter' , sans-serif", 'Inter' ],
		[ 'Inter, sans-serif', 'Inter' ],
		[ ' Inter ', 'Inter' ],
	] )( 'of %s', ( fontFamily, name ) => {
		expect( faceName( fontFamily ) ).toBe( name );
	} );
} );

describe( 'pageFaces', () => {
	it( 'writes the descriptors of a face', () => {
		const [ face ] = pageFaces(
			[
				makeFamily( 'Inter', {
					fontFamily: 'Inter',
					fontStyle: 'italic',
					fontWeight: '200 900',
					unicodeRange: 'U+0-FF, U+131',
					src: SRC,
				} ),
			],
			[]
		);
		expect( face?.css ).toBe(
			'@font-face{font-family:"Inter";font-style:italic;font-weight:200 900;font-display:fallback;unicode-range:U+0-FF, U+131;src:url("https://site.test/a.woff2");}'
		);
	} );

	it( 'has the files that WordPress prints, the last of each format', () => {
		const [ face ] = pageFaces(
			[
				makeFamily( 'Inter', {
					src: [ '/a.ttf', '/a.woff2', '/b.woff2?v=1', '/c.woff2' ],
				} ),
			],
			[]
		);
		expect( face?.css ).toContain( 'src:url("/c.woff2"),url("/a.ttf");' );
	} );

	it.each( [
		[ 'an unreachable address', { src: 'file:./a.woff2' } ],
		[ 'a file that WordPress doesn’t print', { src: '/a.woff2?v=1' } ],
		[ 'a weight with more CSS', { src: SRC, fontWeight: '400;} body{' } ],
		[ 'a style with more CSS', { src: SRC, fontStyle: 'normal} a{' } ],
	] )( 'omits a face with %s', ( _what, face ) => {
		expect( pageFaces( [ makeFamily( 'x', face ) ], [] ) ).toEqual( [] );
	} );

	it( 'never writes more than one rule for any family name', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.constantFrom(
						'x";} body{display:none} a{b:"',
						'</style><script>',
						'\\',
						'a\nb'
					),
					fc.string( { unit: 'binary', minLength: 1 } )
				),
				fc.oneof( fc.constant( '' ), fc.string() ),
				( name, rest ) => {
					for ( const { css } of pageFaces(
						[ makeFamily( name, { src: `${ SRC }?${ rest }` } ) ],
						[]
					) ) {
						expect( css ).not.toMatch( /[<>]/ );
						const kinds: number[] = [];
						cssTree.tokenize( css, ( kind ) => {
							kinds.push( kind );
						} );
						const count = ( wanted: number ) =>
							kinds.filter( ( kind ) => kind === wanted ).length;
						expect( kinds.at( -1 ) ).toBe(
							cssTree.RightCurlyBracket
						);
						expect( count( cssTree.LeftCurlyBracket ) ).toBe( 1 );
						expect( count( cssTree.RightCurlyBracket ) ).toBe( 1 );
						expect( count( cssTree.BadString ) ).toBe( 0 );
					}
				}
			)
		);
	} );
} );

describe( 'showpiece', () => {
	it.each( [
		[
			'upright before italic',
			[ 'italic 400', 'normal 700' ],
			'normal 700',
		],
		[ 'as heavy as text', [ 'normal 100', 'normal 300' ], 'normal 300' ],
		[ 'a range', [ 'normal 500', 'normal 200-900' ], 'normal 200-900' ],
	] )( 'is %s', ( _what, faces, expected ) => {
		const parts = ( text: string ) => {
			const [ fontStyle, weight ] = text.split( ' ' );
			return {
				fontStyle,
				fontWeight: weight?.replace( '-', ' ' ),
				src: SRC,
			};
		};
		const face = showpiece( makeFamily( 'x', ...faces.map( parts ) ) );
		expect( `${ face?.style } ${ face?.weight.replace( ' ', '-' ) }` ).toBe(
			expected
		);
	} );

	it( 'is undefined for a system font', () => {
		expect( showpiece( makeFamily( 'Georgia' ) ) ).toBe( undefined );
	} );
} );
