import fc from 'fast-check';
import { templateUse } from './templateUse';

const types = [ 'post', 'page', 'book', 'book-review' ];

describe( 'templateUse', () => {
	it.each( [
		[ 'index', { kind: 'everything' } ],
		[ '404', { kind: 'general', of: '404' } ],
		[ 'page', { kind: 'general', of: 'page' } ],
		[ 'single', { kind: 'general', of: 'single' } ],
		[ 'page-about-us', { kind: 'one', of: 'page', slug: 'about-us' } ],
		[ 'category-news', { kind: 'one', of: 'category', slug: 'news' } ],
		[
			'category-%d0%bd%d0%be%d0%b2%d0%be%d1%81%d1%82%d0%b8',
			{ kind: 'one', of: 'category', slug: 'новости' },
		],
		[
			'single-book-%e6%9c%ac',
			{ kind: 'oneOfType', type: 'book', slug: '本' },
		],
		[ 'tag-100%', { kind: 'one', of: 'tag', slug: '100%' } ],
		[ 'single-post', { kind: 'type', type: 'post' } ],
		[ 'single-book', { kind: 'type', type: 'book' } ],
		[ 'single-book-review', { kind: 'type', type: 'book-review' } ],
		[
			'single-book-review-dune',
			{ kind: 'oneOfType', type: 'book-review', slug: 'dune' },
		],
		[
			'single-book-dune',
			{ kind: 'oneOfType', type: 'book', slug: 'dune' },
		],
		[ 'single-gone', { kind: 'type', type: 'gone' } ],
		[ 'archive-book', { kind: 'typeArchive', type: 'book' } ],
		[ 'taxonomy-genre', { kind: 'taxonomy', taxonomy: 'genre' } ],
		[ 'something-of-a-plugin', null ],
	] )( 'parses %s', ( slug, expected ) => {
		expect( templateUse( slug, false, types ) ).toEqual( expected );
	} );

	it( 'treats a custom template as such, regardless of its slug', () => {
		expect( templateUse( 'page-wide', true, types ) ).toEqual( {
			kind: 'chosen',
		} );
	} );

	it( 'never throws', () => {
		fc.assert(
			fc.property( fc.string(), fc.boolean(), ( slug, isCustom ) => {
				templateUse( slug, isCustom, types );
			} )
		);
	} );
} );
