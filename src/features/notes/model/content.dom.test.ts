/** @jest-environment jsdom */
import { readContent, textOf, withProtocol, writeContent } from './content';

const read = ( html: string ) =>
	readContent( new DOMParser().parseFromString( html, 'text/html' ).body );

const again = ( html: string ) => writeContent( read( html ) );

describe( 'the content of a note', () => {
	it( 'keeps links, bold text, code and mentions', () => {
		const html =
			'Ask <span class="wp-note-mention user-3">@Jane</span> about <strong>this</strong>, <em>that</em>, <code>x</code> and <a href="https://example.org/">these</a>';
		expect( again( html ) ).toBe( html );
	} );

	it( 'contains nothing unsafe', () => {
		expect(
			again(
				'<img src=x onerror=alert(1) alt="A"><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">link</a><b onclick="x()" style="x">bold</b>'
			)
		).toBe( 'Alink<strong>bold</strong>' );
	} );

	it( 'is escaped', () => {
		expect( again( '1 &lt; 2 &amp; "3"' ) ).toBe(
			'1 &lt; 2 &amp; &quot;3&quot;'
		);
		expect(
			again( '<a href="https://example.org/?a=&quot;&amp;b">x</a>' )
		).toBe( '<a href="https://example.org/?a=&quot;&amp;b">x</a>' );
	} );

	it.each( [
		[ 'lines of text', 'One\nTwo' ],
		[ 'breaks', 'One<br>Two' ],
		[ 'breaks as the server writes them', '<p>One<br />\nTwo</p>\n' ],
		[ 'elements of a field', 'One<div>Two</div>' ],
	] )( 'keeps its lines: %s', ( _, html ) => {
		expect( again( html ) ).toBe( 'One<br />\nTwo' );
	} );

	it( 'keeps an empty line between pasted paragraphs', () => {
		expect( again( '<p>One</p>\n<p>Two</p>' ) ).toBe(
			'One<br />\n<br />\nTwo'
		);
	} );

	it.each( [ '', '\n', ' <br> \n', '<p></p>' ] )(
		'is empty without visible text: %j',
		( html ) => {
			expect( again( html ) ).toBe( '' );
		}
	);

	it( 'treats a span as a mention only if it refers to a user', () => {
		expect(
			again(
				'<span class="wp-note-mention">@A</span><span class="user-1">@B</span>'
			)
		).toBe( '@A@B' );
		expect(
			again( '<span class="big wp-note-mention user-12">@A</span>' )
		).toBe( '<span class="wp-note-mention user-12">@A</span>' );
	} );

	it( 'has a plain text', () => {
		expect(
			textOf(
				read(
					'Ask <span class="wp-note-mention user-3">@J</span><br><b>now</b>'
				)
			)
		).toBe( 'Ask @J now' );
	} );
} );

test.each( [
	[ 'https://a.test', 'https://a.test' ],
	[ ' mailto:ann@a.test ', 'mailto:ann@a.test' ],
	[ 'a.test/page', 'https://a.test/page' ],
	[ 'a.test:8080', 'https://a.test:8080' ],
	[ '', '' ],
	[ 'javascript:alert(1)', null ],
	[ 'data:text/html,a.b', null ],
	[ 'no address', null ],
	[ 'word', null ],
] )( 'the URL %j becomes %j', ( typed, expected ) => {
	expect( withProtocol( typed ) ).toBe( expected );
} );
