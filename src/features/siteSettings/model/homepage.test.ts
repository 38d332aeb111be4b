import {
	homepageProblem,
	isAboutHomepage,
	parsePostsPerPage,
	settingsOfTemplate,
} from './homepage';

const chosen = ( homepage: number, postsPage: number ) => ( {
	hasStaticHomepage: true,
	homepage,
	postsPage,
} );

describe( 'homepageProblem', () => {
	it.each( [
		[ 'two pages', chosen( 1, 2 ), null ],
		[ 'no posts page', chosen( 1, 0 ), null ],
		[ 'no homepage', chosen( 0, 2 ), 'none' ],
		[ 'the same page', chosen( 2, 2 ), 'same' ],
		[
			'pages that are not used',
			{ ...chosen( 2, 2 ), hasStaticHomepage: false },
			null,
		],
	] )( 'finds what is wrong with %s', ( _name, site, problem ) => {
		expect( homepageProblem( site ) ).toBe( problem );
	} );
} );

describe( 'isAboutHomepage', () => {
	it( 'covers the settings that belong together', () => {
		expect(
			[ 'show_on_front', 'page_on_front', 'page_for_posts' ].every(
				isAboutHomepage
			)
		).toBe( true );
		expect( isAboutHomepage( 'title' ) ).toBe( false );
	} );
} );

describe( 'parsePostsPerPage', () => {
	it.each( [
		[ '10', 10 ],
		[ ' 1 ', 1 ],
		[ '', null ],
		[ '0', null ],
		[ '-1', null ],
		[ '2.5', null ],
		[ '1e3', null ],
		[ 'ten', null ],
		[ '9999999', null ],
	] )( 'reads “%s” as %s', ( text, number ) => {
		expect( parsePostsPerPage( text ) ).toBe( number );
	} );
} );

describe( 'settingsOfTemplate', () => {
	it.each( [
		[ 'front-page', 'homepage' ],
		[ 'home', 'posts' ],
		[ 'index', 'posts' ],
		[ 'single', null ],
		[ 'home-wide', null ],
	] )( 'of %s are %s', ( slug, settings ) => {
		expect( settingsOfTemplate( slug ) ).toBe( settings );
	} );
} );
