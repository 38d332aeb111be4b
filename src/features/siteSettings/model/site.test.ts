import { parseSite } from './site';

describe( 'parseSite', () => {
	it( 'parses the REST response', () => {
		expect(
			parseSite( {
				title: 'A site',
				description: 'A tagline',
				site_logo: 3,
				site_icon: 4,
				show_on_front: 'page',
				page_on_front: 5,
				page_for_posts: 6,
				posts_per_page: 10,
				default_comment_status: 'open',
			} )
		).toEqual( {
			title: 'A site',
			tagline: 'A tagline',
			logo: 3,
			icon: 4,
			hasStaticHomepage: true,
			homepage: 5,
			postsPage: 6,
			postsPerPage: 10,
			allowsComments: true,
		} );
	} );

	it( 'uses empty values for missing ones', () => {
		expect(
			parseSite( { site_logo: null, site_icon: 0, page_on_front: '5' } )
		).toMatchObject( { logo: 0, icon: 0, homepage: 0, title: '' } );
	} );
} );
