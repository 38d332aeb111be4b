import { isLinear } from '@tests/unit/linearTime';
import { addedCode, propertiesOf, unreadableProperties } from './addedCode';
import { codeIn } from './codeIn';

const html = ( inner: string ) =>
	`<!-- wp:html -->\n${ inner }\n<!-- /wp:html -->`;
const paragraph = ( inner: string ) =>
	`<!-- wp:paragraph -->\n<p>${ inner }</p>\n<!-- /wp:paragraph -->`;
const script = '<script>alert( 1 )</script>';

describe( 'the code in a text', () => {
	it.each( [
		[
			'a script in a paragraph',
			paragraph( `Hi ${ script }` ),
			[ script ],
		],
		[ 'a custom HTML block', html( '<b>Hi</b>' ), [ '<b>Hi</b>' ] ],
		[
			'capitals',
			'<ScRiPt SRC="//evil.example"></sCrIpT >',
			[ '<ScRiPt SRC="//evil.example"></sCrIpT >' ],
		],
		[
			'a handler',
			paragraph( '<img src="a.png" onerror="go()">' ),
			[ '<img src="a.png" onerror="go()">' ],
		],
		[
			'a handler after a slash',
			'<b/onclick=go()>',
			[ '<b/onclick=go()>' ],
		],
		[
			'an address with a script',
			'<a href=" java&#9;script&colon;go()">',
			[ '<a href=" java&#9;script&colon;go()">' ],
		],
		[
			'an entity without its end',
			'<a href="&#106avascript:go()">',
			[ '<a href="&#106avascript:go()">' ],
		],
		[
			'an address after many spaces',
			`<a href="${ ' '.repeat( 300 ) }javascript:go()">`,
			[ `<a href="${ ' '.repeat( 300 ) }javascript:go()">` ],
		],
		[
			'a page in an address',
			'<a href="data:text/html,x">',
			[ '<a href="data:text/html,x">' ],
		],
		[
			'a form',
			'<form action="//evil.example">',
			[ '<form action="//evil.example">' ],
		],
		[
			'escapes in attributes of a block',
			'<!-- wp:x/y {"a":"\\u003cscript\\u003ego()\\u003c/script\\u003e"} /-->',
			[ '<script>go()</script>' ],
		],
		[
			'a script after a quoted end',
			'<p title=">" onclick="x">',
			[ '<p title=">" onclick="x">' ],
		],
		[
			'a script that a comment seems to hold in an attribute',
			`<!-- <img title="-->${ script }`,
			[ script ],
		],
		[
			'a script that a text area seems to hold in an attribute',
			'<textarea><img title="</textarea><i onclick=x>">',
			[ '<textarea><img title="</textarea>', '<i onclick=x>' ],
		],
		[
			'a script that an end tag seems to hold',
			`</p/x=">"y='${ script }'>${ script }`,
			[ script ],
		],
		[ 'a script without an end', '<script>go()', [ '<script>go()' ] ],
		[
			'a tag without an end',
			'<p title="<script>go()</script>',
			[ '<p title="<script>go()</script>' ],
		],
		[ 'an empty comment', `<!-->${ script }-->`, [ script ] ],
		[
			'a custom HTML block without an end',
			'<!-- wp:html --><b>x</b>',
			[ '<b>x</b>' ],
		],
	] )( 'is found: %s', ( _name, text, expected ) => {
		expect( codeIn( text ) ).toEqual( expected );
	} );

	it.each( [
		[ 'text', 'One < two, on=off' ],
		[
			'markup',
			paragraph( '<a href="https://a.example" title="x">x</a>' ),
		],
		[ 'an image in an address', '<img src="data:image/png;base64,AA">' ],
		[ 'a script in a comment', `<!-- ${ script } -->` ],
		[ 'a tag without an end', '1 <b and more' ],
		[ 'an empty custom HTML block', html( '' ) ],
		[ 'a custom HTML block without content', `<!-- wp:html /-->x` ],
	] )( 'is not found in %s', ( _name, text ) => {
		expect( codeIn( text ) ).toEqual( [] );
	} );

	it.each( [
		'<',
		'<!--',
		'<!-- wp:html -->',
		'<!-- wp:html --><!-- /wp:html -->',
		'<!-- wp:x {"a":"\\u003cb"} -->',
		'<script>',
		'<script></scriptx',
		'<a "',
		"<a b='",
		'<a href=&#106;',
		'</a ',
		' on',
		'\\u003c',
	] )( 'is found in linear time: %s', ( piece ) => {
		expect( isLinear( codeIn, piece, { end: '\0' } ) ).toBe( true );
	} );
} );

describe( 'the code that a change adds', () => {
	it( 'has the names of properties, and custom fields one by one', () => {
		expect(
			addedCode(
				{
					title: `T${ script }`,
					content: paragraph( 'Hi' ),
					meta: {
						footnotes: JSON.stringify( [ { content: script } ] ),
						other: 'Hi',
					},
				},
				{}
			)
		).toEqual( [
			{ property: 'title', code: script },
			{ property: 'meta.footnotes', code: script },
		] );
	} );

	it( 'doesn’t have code that was there before', () => {
		const before = html( '<b>One</b>' );
		expect(
			addedCode(
				{ content: `${ before }${ html( '<b>Two</b>' ) }` },
				{ content: before }
			)
		).toEqual( [ { property: 'content', code: '<b>Two</b>' } ] );
	} );

	it( 'is found in values of any type, at any depth', () => {
		let deep: unknown = script;
		for ( let depth = 0; depth < 5000; depth++ ) {
			deep = { raw: deep };
		}
		expect( addedCode( { content: deep }, {} ) ).toEqual( [
			{ property: 'content', code: script },
		] );
		expect( addedCode( { styles: { [ script ]: [] } }, {} ) ).toHaveLength(
			1
		);
	} );

	it( 'may be in hundreds of thousands of pieces', () => {
		const pieces = Array.from(
			{ length: 130_000 },
			( _value, index ) => `\\u003cb onclick=${ index }>`
		).join( '' );
		expect(
			addedCode( { content: `<!-- wp:x "${ pieces }" -->` }, {} )
		).toHaveLength( 130_000 );
	} );
} );

it( 'lists custom fields as properties', () => {
	expect( propertiesOf( { title: 'A', meta: { b: 1, c: null } } ) ).toEqual( [
		[ 'title', 'A' ],
		[ 'meta.b', 1 ],
		[ 'meta.c', null ],
	] );
	expect( propertiesOf( { meta: 'x' } ) ).toEqual( [ [ 'meta', 'x' ] ] );
} );

it( 'names the texts that have another type', () => {
	expect(
		unreadableProperties( {
			title: { raw: { raw: script } },
			content: [ script ],
			excerpt: 7,
			slug: 'fine',
			date: null,
			sticky: true,
			meta: { a: 1 },
			template: false,
		} )
	).toEqual( [ 'title', 'content', 'excerpt', 'template' ] );
} );
