import { isLinear } from '@tests/unit/linearTime';
import { addedHosts } from './loadedHosts';

const HOME = 'https://site.test/blog/';
const hosts = ( content: unknown, before: unknown = '' ) =>
	addedHosts( { content }, { content: before }, HOME );

describe( 'other sites that something is loaded from', () => {
	it.each( [
		[ 'an image', '<img src="https://CDN.example/a.png" alt="">' ],
		[ 'an image without quotes', '<img alt=x src=//cdn.example/a.png>' ],
		[
			'images in several widths',
			'<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
		],
		[ 'a poster', "<video poster='//cdn.example/a.png'></video>" ],
		[ 'an escaped address', '<img src="https:&#x2F;&#47;cdn.example/a">' ],
		[ 'CSS', '<p style="background:url( //cdn.example/a )">' ],
		[
			'the background of a block',
			'<!-- wp:group {"style":{"background":{"backgroundImage":{"id":1,"url":"https:\\/\\/cdn.example\\/a"}}}} -->',
		],
		[
			'what is embedded',
			'<!-- wp:embed {"url":"https://cdn.example/watch","type":"video"} -->',
		],
		[
			'the background in global styles',
			{
				background: {
					backgroundImage: { url: 'https://cdn.example/a' },
				},
			},
		],
		[
			'CSS in global styles',
			{ css: 'a{background:url("https://cdn.example/a")}' },
		],
		[ 'imported CSS', { css: '@import "//cdn.example/a.css";' } ],
		[
			'files of fonts',
			{ fontFace: [ { src: [ 'file:./a', '//cdn.example/a.woff2' ] } ] },
		],
	] )( '%s', ( _name, content ) => {
		expect( hosts( content ) ).toEqual( [ 'cdn.example' ] );
	} );

	it.each( [
		[ 'a link', '<a href="https://other.example/">x</a>' ],
		[ 'a text', 'See https://other.example/ and url' ],
		[
			'a link of a menu',
			'<!-- wp:navigation-link {"label":"x","url":"https://other.example/"} /-->',
		],
		[ 'this site', '<img src="https://site.test/a.png">' ],
		[ 'no host', '<img src="/a//b.png">' ],
		[ 'a name with numbers', { size: 1 } ],
		[ 'nothing', undefined ],
	] )( 'are none for %s', ( _name, content ) => {
		expect( hosts( content ) ).toEqual( [] );
	} );

	it( 'are those that are new', () => {
		const image = ( host: string ) => `<img src="https://${ host }/a">`;
		expect(
			hosts(
				image( 'b.example' ) + image( 'a.example:8080' ),
				image( 'b.example' )
			)
		).toEqual( [ 'a.example:8080' ] );
		expect(
			addedHosts(
				{ meta: { one: image( 'b.example' ) } },
				{ meta: { one: '', other: image( 'b.example' ) } },
				HOME
			)
		).toEqual( [ 'b.example' ] );
	} );

	it( 'are found in linear time', () => {
		const read = ( text: string ) => hosts( text );
		for ( const piece of [ '//a', ' src="', '"src":["', 'url(//a' ] ) {
			expect( isLinear( read, piece ) ).toBe( true );
		}
	} );
} );
