import { fontFilesOf } from './fontFaces';

const withFace = ( face: unknown ) => ( {
	settings: {
		typography: {
			fontFamilies: {
				theme: [
					{
						slug: 'serif',
						fontFamily: '"Fine Serif", serif',
						fontFace: [ face ],
					},
				],
			},
		},
	},
	styles: {},
} );

const LETTERS = [ { fontFamily: '"Fine Serif", serif' } ];
const THEME = [ 'https://site.test/theme' ];

describe( 'fontFilesOf', () => {
	it( 'finds the files of the theme', () => {
		const doc = withFace( {
			src: [ 'file:./fonts/a.woff2' ],
			fontWeight: '200 900',
			fontStyle: 'italic',
		} );
		expect( fontFilesOf( doc, LETTERS, THEME ) ).toEqual( [
			{
				family: 'Fine Serif',
				urls: [ 'https://site.test/theme/fonts/a.woff2' ],
				weight: '200 900',
				style: 'italic',
			},
		] );
		expect( fontFilesOf( doc, LETTERS, [] ) ).toEqual( [] );
		expect( fontFilesOf( doc, [ { fontFamily: 'x' } ], THEME ) ).toEqual(
			[]
		);
	} );

	it( 'looks for files of a child theme in its parent as well', () => {
		const doc = withFace( { src: 'file:./a.woff2' } );
		expect(
			fontFilesOf( doc, LETTERS, [
				...THEME,
				'https://site.test/parent',
			] )
		).toMatchObject( [
			{
				urls: [
					'https://site.test/theme/a.woff2',
					'https://site.test/parent/a.woff2',
				],
			},
		] );
	} );

	it.each( [
		[ 'nothing', null ],
		[ 'no file', {} ],
		[ 'no address', { src: 'a.woff2' } ],
		[ 'a script', { src: 'javascript:alert(1)' } ],
	] )( 'omits a face of %s', ( _what, face ) => {
		expect( fontFilesOf( withFace( face ), LETTERS, THEME ) ).toEqual( [] );
	} );
} );
