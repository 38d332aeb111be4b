import { templateAfter } from './fallback';

const after = ( slug: string, ...others: readonly string[] ) =>
	templateAfter(
		slug,
		others.map( ( one ) => ( { slug: one } ) )
	)?.slug;

describe( 'templateAfter', () => {
	it.each( [
		[ 'page-about', [ 'index', 'singular', 'page' ], 'page' ],
		[ 'page-about', [ 'index', 'singular' ], 'singular' ],
		[
			'single-book-dune',
			[ 'index', 'single-book', 'single' ],
			'single-book',
		],
		[ 'single-book-dune', [ 'index', 'single' ], 'single' ],
		[
			'single-sci-fi',
			[ 'index', 'single-sci-fi-dune', 'single' ],
			'single',
		],
		[ 'category-news', [ 'index', 'archive', 'category' ], 'category' ],
		[
			'taxonomy-genre-sci-fi',
			[ 'index', 'taxonomy-genre' ],
			'taxonomy-genre',
		],
		[ 'archive-book', [ 'index', 'archive' ], 'archive' ],
		[ 'front-page', [ 'index', 'home' ], 'home' ],
		[ '404', [ 'index', 'archive' ], 'index' ],
	] )( 'of %s among %j is %s', ( slug, others, expected ) => {
		expect( after( slug, ...others ) ).toBe( expected );
	} );

	it( 'is none after the last one', () => {
		expect( after( 'index', 'page' ) ).toBeUndefined();
	} );
} );
