import { templateLookup, type TemplateQuestion } from './templateSlug';

const question = (
	overrides: Partial< TemplateQuestion > = {}
): TemplateQuestion => ( {
	type: 'page',
	id: '2',
	slug: 'about',
	chosen: '',
	frontPageId: '',
	postsPageId: '',
	...overrides,
} );

describe( 'templateLookup', () => {
	it.each( [
		[ 'a page', {}, { exactly: [], lookup: 'page-about' } ],
		[
			'a page without a slug',
			{ slug: '' },
			{ exactly: [], lookup: 'page' },
		],
		[
			'a post',
			{ type: 'post', slug: 'hello' },
			{ exactly: [], lookup: 'single-post-hello' },
		],
		[
			'a post without a slug',
			{ type: 'post', slug: '' },
			{ exactly: [], lookup: 'single-post' },
		],
		[
			'a page with a template of its own',
			{ chosen: 'wide' },
			{ exactly: [ 'wide' ], lookup: 'page-about' },
		],
		[
			'the front page',
			{ frontPageId: '2' },
			{ exactly: [ 'front-page' ], lookup: 'page-about' },
		],
		[
			'the front page with a template of its own',
			{ frontPageId: '2', chosen: 'wide' },
			{ exactly: [ 'front-page', 'wide' ], lookup: 'page-about' },
		],
		[
			'the page that lists posts',
			{ postsPageId: '2', chosen: 'wide' },
			{ exactly: [], lookup: 'home' },
		],
	] )( 'finds the template of %s', ( _name, overrides, lookup ) => {
		expect( templateLookup( question( overrides ) ) ).toEqual( lookup );
	} );
} );
