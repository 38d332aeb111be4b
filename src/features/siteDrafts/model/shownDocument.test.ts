/**
 * @jest-environment jsdom
 */
import { pageTitle, readablePath, shownDocument } from './shownDocument';

const body = ( className: string ) =>
	Object.assign( document.createElement( 'body' ), { className } );

it.each( [
	[
		'a page',
		'wp-singular page-template-default page page-id-12 page-child parent-pageid-3 wp-theme-a',
		{ type: 'page', id: '12' },
	],
	[
		'a post',
		'wp-singular post-template-default single single-post postid-7 single-format-aside',
		{ type: 'post', id: '7' },
	],
	[
		'a type of a plugin',
		'single single-book-club postid-8',
		{ type: 'book-club', id: '8' },
	],
	[ 'a category', 'archive category category-news category-3', null ],
	[ 'nothing', 'error404 wp-theme-a', null ],
] )( 'names %s', ( _what, classes, expected ) => {
	expect( shownDocument( body( classes ) ) ).toEqual( expected );
} );

it.each( [
	[ 'About us \u2013 The shop', 'About us' ],
	[ 'About us - The shop', 'About us' ],
	[ 'About us | The shop', 'About us' ],
	[ 'Well-known \u2013 The shop', 'Well-known' ],
	[ 'About us', 'About us' ],
	[ 'The shop', 'The shop' ],
	[ '', '' ],
] )( 'names the page “%s” as %s', ( title, own ) => {
	expect( pageTitle( title, 'The shop' ) ).toBe( own );
} );

it.each( [
	[ '/%D8%AD%D9%88%D9%84/', '/حول/' ],
	[ '/a%2Fb/', '/a%2Fb/' ],
	[ '/%E9/', '/%E9/' ],
] )( 'reads %s as %s', ( path, words ) => {
	expect( readablePath( path ) ).toBe( words );
} );
