import { finderOf } from '@/features/replacing/index.model';
import {
	FORM_KINDS,
	formOf,
	isRemoval,
	isReplacement,
	requestOf,
	searchOf,
} from './form';

const SITE = { homeUrl: 'https://example.org/shop' };

const search = ( kind: string, text: string ) =>
	searchOf( formOf( { kind, search: text } ), null, SITE );

describe( 'the search of a form', () => {
	it.each( FORM_KINDS )( 'can be made for each kind: %s', ( kind ) => {
		expect( finderOf( search( kind, 'accent' ) ).ok ).toBe( true );
	} );

	it( 'takes links within the site with and without its host', () => {
		expect( search( 'link', '/a/' ) ).toMatchObject( {
			urls: [ '/a/', 'https://example.org/a/' ],
		} );
		expect( search( 'link', 'https://example.org/a/' ) ).toMatchObject( {
			urls: [ 'https://example.org/a/', '/a/' ],
		} );
		expect( search( 'link', 'https://other.org/' ) ).toMatchObject( {
			urls: [ 'https://other.org/' ],
		} );
	} );

	it( 'is for text where the address names no kind', () => {
		expect( formOf( { kind: 'nonsense' } ).kind ).toBe( 'text' );
	} );
} );

describe( 'the request of a search', () => {
	it( 'asks the index for presets and blocks', () => {
		expect( requestOf( search( 'color', 'accent' ) ) ).toEqual( {
			kind: 'color',
			thing: [ 'accent' ],
		} );
		expect( requestOf( search( 'block', 'button' ) ) ).toEqual( {
			kind: 'block',
			thing: [ 'core/button' ],
		} );
	} );

	it.each( [
		[
			'blockStyle',
			'button|outline',
			'block-style',
			'core/button|outline',
		],
		[ 'pattern', '12', 'pattern', '12' ],
		[ 'part', 'shop//header', 'part', 'shop//header' ],
		[ 'menu', '9', 'menu', '9' ],
		[ 'media', '7', 'media', '7' ],
	] )(
		'asks the index for each reference: %s',
		( kind, text, asked, thing ) => {
			expect( requestOf( search( kind, text ) ) ).toEqual( {
				kind: asked,
				thing: [ thing ],
			} );
		}
	);

	it( 'asks for both forms of a color', () => {
		expect( requestOf( search( 'colorValue', '#f00' ) ) ).toEqual( {
			text: [ '#ff0000', '#f00' ],
		} );
	} );

	it( 'asks for all documents where an expression could find anything', () => {
		const form = { ...formOf( { search: 'a.c' } ), isExpression: true };
		expect( requestOf( searchOf( form, null, SITE ) ) ).toEqual( {} );
	} );
} );

describe( 'a replacement', () => {
	it.each( [
		[ 'text', '<b>', true ],
		[ 'text', '', true ],
		[ 'link', '/new/', true ],
		[ 'link', 'javascript:alert(1)', false ],
		[ 'link', '', false ],
		[ 'colorValue', 'var(--wp--preset--color--accent)', true ],
		[ 'colorValue', 'red;} *{', false ],
		[ 'class', '', true ],
		[ 'class', 'a b', false ],
		[ 'fontSize', 'x-large', true ],
		[ 'fontSize', 'x"large', false ],
		[ 'block', 'core/button', true ],
		[ 'block', 'button', false ],
		[ 'blockStyle', 'core/button|', true ],
		[ 'blockStyle', 'core/button|out"line', false ],
		[ 'pattern', '12', true ],
		[ 'pattern', 'header', false ],
		[ 'part', 'shop//header', true ],
		[ 'part', 'header', false ],
		[ 'menu', '0', false ],
		[ 'media', '7', true ],
	] as const )( 'of %s by %j is allowed: %s', ( kind, to, isAllowed ) => {
		expect( isReplacement( kind, to ) ).toBe( isAllowed );
	} );
} );

describe( 'a removal', () => {
	it.each( [
		[ 'text', '', true ],
		[ 'text', ' ', false ],
		[ 'class', ' ', true ],
		[ 'link', '', false ],
		[ 'pattern', '', false ],
	] as const )( 'is %s replaced by %j: %s', ( kind, to, isIt ) => {
		expect( isRemoval( kind, to ) ).toBe( isIt );
	} );
} );
