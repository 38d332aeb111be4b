/**
 * @jest-environment jsdom
 */
import { parseBookPicture, picturePage } from './bookPicture';

const answer = {
	head: '<link rel="stylesheet" href="https://site.test/blocks.css">',
	sheets: [
		{ css: 'body { color: red }', url: '' },
		{ css: 'a {}', url: 'https://site.test/theme/"editor".css' },
	],
	examples: [ { name: 'core/quote', title: 'Quote', html: '<blockquote>' } ],
	categories: [ 'text' ],
	colors: { palette: { theme: [] } },
};

const facts = {
	direction: 'rtl',
	language: 'ar',
	base: 'https://site.test/wp-admin/',
	css: '.atelier-book {}',
};

const pageOf = ( raw: unknown ): string => {
	const picture = parseBookPicture( raw );
	return picture ? picturePage( picture, facts ) : '';
};

describe( 'parseBookPicture', () => {
	it.each< [ string, unknown ] >( [
		[ 'nothing', null ],
		[ 'a text', 'book' ],
		[ 'an error', { code: 'atelier_book_failed' } ],
		[ 'no examples', { ...answer, examples: [] } ],
		[ 'examples that are none', { ...answer, examples: [ 1, null ] } ],
	] )( 'has no picture of %s', ( _name, raw ) => {
		expect( parseBookPicture( raw ) ).toBeNull();
	} );

	it( 'parses a picture and omits invalid sheets', () => {
		const picture = parseBookPicture( {
			...answer,
			sheets: [ 'body {}', { css: 1 } ],
			categories: undefined,
			colors: 'blue',
		} );
		expect( picture?.sheets ).toEqual( [ { css: '', url: '' } ] );
		expect( picture?.categories ).toEqual( [] );
		expect( picture?.examples[ 0 ]?.title ).toBe( 'Quote' );
	} );
} );

describe( 'picturePage', () => {
	it( 'has all sheets in order, and the book’s last', () => {
		const page = pageOf( answer );
		const at = [
			'blocks.css',
			'color: red',
			'&quot;editor',
			'.atelier-book',
		].map( ( text ) => page.indexOf( text ) );
		expect( at ).not.toContain( -1 );
		expect( at ).toEqual( [ ...at ].sort( ( a, b ) => a - b ) );
	} );

	it( 'has the direction and language of the surrounding page', () => {
		expect( pageOf( answer ) ).toContain( '<html dir="rtl" lang="ar">' );
	} );

	it( 'escapes sheets and addresses', () => {
		const page = pageOf( {
			...answer,
			sheets: [
				{ css: 'a{}</STYLE><img src=x onerror=alert(1)>', url: '' },
				{ css: 'a{}', url: '"><img src=y>' },
			],
		} );
		const document = new DOMParser().parseFromString( page, 'text/html' );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );
} );
