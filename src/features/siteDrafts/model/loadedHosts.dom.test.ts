/**
 * @jest-environment jsdom
 */
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
		[ 'backslashes', '<img src="\\\\cdn.example/a.png">' ],
		[ 'both slashes', '<img src="/\\cdn.example/a.png">' ],
		[ 'one slash after the scheme', '<img src="http:/\\cdn.example/a">' ],
		[ 'a tab between slashes', '<img src="/&#9;/cdn.example/a.png">' ],
		[ 'the name of a user', '<img src="https://site.test@cdn.example/a">' ],
		[ 'wide dots', '<img src="https://cdn。example/a">' ],
		[ 'CSS', '<p style="background:url( //cdn.example/a )">' ],
		[
			'quoted CSS',
			'<p style="background:url(&quot;//cdn.example/a&quot;)">',
		],
		[ 'escaped CSS', '<p style="background:u\\72l(\\2f/cdn.example/a)">' ],
		[
			'a picture of a drawing',
			'<svg><image href="//cdn.example/a"/></svg>',
		],
		[
			'a page in a page',
			'<iframe srcdoc="<img src=//cdn.example/a>"></iframe>',
		],
		[ 'a line that is embedded', '<p>https://cdn.example/watch?v=1</p>' ],
		[
			'a shortcode',
			'<p>[embed width="2"]https://cdn.example/v[/embed]</p>',
		],
		[ 'HTML in JSON', '[{"content":"<img src=\\"//cdn.example/a\\">"}]' ],
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
			'a link on its own line',
			'<p><a href="//other.example">https://other.example</a></p>',
		],
		[ 'a form', '<form action="https://other.example/"></form>' ],
		[
			'a picture in its address',
			'<img src="data:image/png;base64,AA//BB==">',
		],
		[
			'a link of a menu',
			'<!-- wp:navigation-link {"label":"x","url":"https://other.example/"} /-->',
		],
		[ 'this site', '<img src="https://site.test/a.png">' ],
		[ 'a path with slashes', '<img src="/a//b.png">' ],
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
		for ( const piece of [ '//a', 'url(//a', '<p>http://a ', '["' ] ) {
			expect( isLinear( read, piece, { length: 20_000 } ) ).toBe( true );
		}
	} );
} );
