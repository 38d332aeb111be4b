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

	it( 'reads what is there and leaves out what is no sheet', () => {
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
	it( 'has every sheet in its order, and that of the book last', () => {
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

	it( 'has direction and language of the page around it', () => {
		expect( pageOf( answer ) ).toContain( '<html dir="rtl" lang="ar">' );
	} );

	it( 'lets no sheet and no address end before its end', () => {
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
