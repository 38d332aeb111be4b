import { bookOf, hasExample, pagesOf, pageWith, type BookPage } from './book';
import type { BlockType } from '@/features/globalStyles/index.model';

const makeType = (
	name: string,
	more: Partial< BlockType > = {}
): BlockType => ( {
	name,
	title: name,
	description: '',
	keywords: [],
	category: 'text',
	isInner: false,
	icon: undefined,
	example: {},
	texts: [],
	supports: {},
	...more,
} );

const on = ( page: BookPage, types: readonly BlockType[] ) =>
	bookOf( types )
		.get( page )
		?.map( ( group ) => [
			group.section,
			group.types.map( ( { name } ) => name ),
		] );

describe( 'hasExample', () => {
	it.each< [ string, Partial< BlockType >, boolean ] >( [
		[ 'an example of its author', {}, true ],
		[
			'no example, but a text',
			{ example: undefined, texts: [ 'content' ] },
			true,
		],
		[ 'neither', { example: undefined }, false ],
		[
			'only a text, and a place inside of another',
			{ example: undefined, texts: [ 'content' ], isInner: true },
			false,
		],
		[
			'no place in the inserter',
			{ supports: { inserter: false } },
			false,
		],
	] )( 'of a block with %s', ( _name, more, isShown ) => {
		expect( hasExample( makeType( 'x/y', more ) ) ).toBe( isShown );
	} );
} );

describe( 'bookOf', () => {
	it( 'has each block on the page of its category, sorted by title', () => {
		const types = [
			makeType( 'x/z', { title: 'Zebra' } ),
			makeType( 'x/a', { title: 'Apple' } ),
			makeType( 'x/image', { category: 'media' } ),
		];
		expect( on( 'text', types ) ).toEqual( [ [ null, [ 'x/a', 'x/z' ] ] ] );
		expect( on( 'media', types ) ).toEqual( [ [ null, [ 'x/image' ] ] ] );
	} );

	it( 'lists blocks of unknown categories on the page of all blocks', () => {
		const types = [ makeType( 'shop/cart', { category: 'shop' } ) ];
		expect( on( 'all', types ) ).toEqual( [ [ null, [ 'shop/cart' ] ] ] );
		expect( [ ...bookOf( types ).keys() ] ).toEqual( [
			'overview',
			'colors',
			'all',
		] );
	} );

	it( 'groups theme blocks into sections', () => {
		const theme = { category: 'theme' };
		expect(
			on( 'theme', [
				makeType( 'core/query-title', theme ),
				makeType( 'core/comments', theme ),
				makeType( 'core/post-comments-form', theme ),
				makeType( 'core/site-title', theme ),
				makeType( 'core/navigation', theme ),
				makeType( 'core/group', { category: 'design' } ),
				makeType( 'core/post-title', theme ),
			] )
		).toEqual( [
			[ 'site-identity', [ 'core/site-title' ] ],
			[ 'design', [ 'core/group', 'core/navigation' ] ],
			[ 'posts', [ 'core/post-title', 'core/query-title' ] ],
			[ 'comments', [ 'core/comments', 'core/post-comments-form' ] ],
		] );
	} );

	it( 'starts with the overview, in its own order', () => {
		expect(
			on( 'overview', [
				makeType( 'core/paragraph' ),
				makeType( 'core/verse' ),
				makeType( 'core/heading' ),
			] )
		).toEqual( [ [ null, [ 'core/heading', 'core/paragraph' ] ] ] );
	} );

	it( 'keeps its first pages without any blocks', () => {
		expect( [ ...bookOf( [] ).keys() ] ).toEqual( [
			'overview',
			'colors',
		] );
	} );

	it( 'doesn’t mutate the list of types', () => {
		const types = Object.freeze( [ makeType( 'x/b' ), makeType( 'x/a' ) ] );
		expect( () => bookOf( types ) ).not.toThrow();
	} );
} );

describe( 'pageWith', () => {
	const book = bookOf( [
		makeType( 'core/quote' ),
		makeType( 'core/image', { category: 'media' } ),
		makeType( 'x/strange', { category: 'strange' } ),
	] );

	it.each< [ string, BookPage, BookPage | null ] >( [
		[ 'core/quote', 'overview', 'overview' ],
		[ 'core/quote', 'media', 'text' ],
		[ 'core/quote', 'all', 'all' ],
		[ 'core/image', 'text', 'media' ],
		[ 'x/strange', 'overview', 'all' ],
		[ 'x/none', 'text', null ],
	] )( 'finds %s from the page %s on %s', ( block, current, expected ) => {
		expect( pageWith( book, block, current ) ).toBe( expected );
	} );
} );

describe( 'pagesOf', () => {
	it.each( [
		[ 'no category', [] ],
		[ 'categories that share a page', [ 'design', 'theme' ] ],
		[
			'all of WordPress',
			[ 'text', 'media', 'design', 'widgets', 'theme' ],
		],
		[ 'an unknown one', [ 'embed', 'acme' ] ],
	] )( 'are those of a book with %s', ( _name, categories ) => {
		const types = [ 'text', ...categories ].map( ( category, at ) =>
			makeType( `x/${ at }`, { category } )
		);
		expect( pagesOf( [ 'text', ...categories ] ) ).toEqual( [
			...bookOf( types ).keys(),
		] );
	} );
} );
