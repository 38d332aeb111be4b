import { assignmentProblem, pageWith, settingsFor } from './assignment';
import { parseSite } from './site';

const latestPosts = parseSite( { show_on_front: 'posts', page_on_front: 4 } );
const pages = parseSite( {
	show_on_front: 'page',
	page_on_front: 4,
	page_for_posts: 5,
} );

describe( 'settingsFor', () => {
	it( 'makes a page the homepage', () => {
		expect( Object.entries( settingsFor( 'homepage', 7, pages ) ) ).toEqual(
			[
				[ 'page_on_front', 7 ],
				[ 'show_on_front', 'page' ],
			]
		);
	} );

	it( 'removes the page from its former role', () => {
		const site = parseSite( { show_on_front: 'posts', page_for_posts: 7 } );
		expect(
			Object.entries( settingsFor( 'homepage', 7, site ) )[ 0 ]
		).toEqual( [ 'page_for_posts', 0 ] );
	} );

	it( 'doesn’t change the homepage for the posts page', () => {
		expect( settingsFor( 'postsPage', 7, pages ) ).toEqual( {
			page_for_posts: 7,
		} );
	} );
} );

describe( 'pageWith', () => {
	it( 'is 0 where the homepage lists the latest posts, whatever is stored', () => {
		expect( pageWith( 'homepage', latestPosts ) ).toBe( 0 );
	} );

	it( 'is the page in the settings', () => {
		expect( pageWith( 'homepage', pages ) ).toBe( 4 );
		expect( pageWith( 'postsPage', pages ) ).toBe( 5 );
	} );
} );

describe( 'assignmentProblem', () => {
	it.each( [
		[ 'homepage', 4, latestPosts, null ],
		[ 'homepage', 7, pages, null ],
		[ 'homepage', 4, pages, 'already' ],
		[ 'homepage', 5, pages, 'other' ],
		[ 'postsPage', 7, pages, null ],
		[ 'postsPage', 5, pages, 'already' ],
		[ 'postsPage', 4, pages, 'other' ],
		[ 'postsPage', 7, latestPosts, 'posts' ],
	] as const )( '%s, page %d', ( role, id, site, expected ) => {
		expect( assignmentProblem( role, id, site ) ).toBe( expected );
	} );
} );
