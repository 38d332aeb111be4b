import { likelyMenu, presenceIn } from './addition';
import { attributesFor, type Choice } from './describe';
import { makeItem } from './edit';
import { LINK, PAGE_LIST, SUBMENU } from './item';
import type { Menu } from './menu';

const menu = ( id: string, uses: number | null ): Menu => ( {
	id,
	title: id,
	isDraft: false,
	facts:
		uses === null
			? null
			: {
					items: 0,
					usedIn: Array.from( { length: uses }, () => ( {
						type: 'wp_template_part',
						id: 'header',
						title: 'Header',
					} ) ),
					isInvalid: false,
					version: '',
				},
} );

const PAGE: Choice = {
	kind: 'postType',
	type: 'page',
	id: 7,
	title: 'About',
	url: '/about',
};
const link = ( target: Choice ) =>
	makeItem( `link-${ target.id }`, LINK, attributesFor( target ) );

describe( 'likelyMenu', () => {
	it( 'is one that visitors see', () => {
		expect(
			likelyMenu( [ menu( 'old', 0 ), menu( 'main', 1 ) ] )?.id
		).toBe( 'main' );
	} );

	it( 'is the first where nobody knows', () => {
		expect(
			likelyMenu( [ menu( 'a', null ), menu( 'b', null ) ] )?.id
		).toBe( 'a' );
		expect( likelyMenu( [] ) ).toBeUndefined();
	} );
} );

describe( 'presenceIn', () => {
	it( 'finds a link on every level', () => {
		const nested = makeItem( 'sub', SUBMENU, {}, [ link( PAGE ) ] );
		expect( presenceIn( [ link( PAGE ) ], PAGE ) ).toBe( 'link' );
		expect( presenceIn( [ nested ], PAGE ) ).toBe( 'link' );
		expect( presenceIn( [ link( { ...PAGE, id: 8 } ) ], PAGE ) ).toBeNull();
	} );

	it( 'knows that a list of all pages has pages only', () => {
		const pages = [ makeItem( 'pages', PAGE_LIST, {} ) ];
		expect( presenceIn( pages, PAGE ) ).toBe( 'pageList' );
		expect( presenceIn( pages, { ...PAGE, type: 'post' } ) ).toBeNull();
	} );
} );
