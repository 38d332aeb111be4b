import {
	addressIn,
	asLabel,
	attributesFor,
	kindOf,
	labelOf,
	nameOfAddress,
	targetOf,
	targetsIn,
} from './describe';
import { makeItem } from './edit';
import { HOME_LINK, LINK, PAGE_LIST, SUBMENU } from './item';
import { itemsOfPages, parsePage, rootOf, type PageRow } from './pages';
import { rowsOf } from './moves';

const link = ( attributes: Record< string, unknown > ) =>
	makeItem( 'x', LINK, attributes );

describe( 'the kind of an item', () => {
	it.each( [
		[ 'a link to a page', link( { type: 'page', id: 5 } ), 'content' ],
		[ 'a link to an address', link( { url: '/a' } ), 'custom' ],
		[
			'an address that once was a page',
			link( { kind: 'custom', type: 'page', id: 5 } ),
			'custom',
		],
		[ 'a submenu', makeItem( 'x', SUBMENU, {} ), 'submenu' ],
		[ 'a list of pages', makeItem( 'x', PAGE_LIST, {} ), 'pageList' ],
		[ 'a link home', makeItem( 'x', HOME_LINK, {} ), 'home' ],
		[ 'words', makeItem( 'x', '', {} ), 'text' ],
		[ 'any block', makeItem( 'x', 'core/search', {} ), 'other' ],
	] )( '%s', ( _name, item, kind ) => {
		expect( kindOf( item ) ).toBe( kind );
	} );
} );

describe( 'the target of a link', () => {
	it.each( [
		[ { kind: 'post-type', type: 'page', id: 5 }, 'postType', 'page' ],
		[ { type: 'post', id: 5 }, 'postType', 'post' ],
		[ { kind: 'taxonomy', type: 'tag', id: 5 }, 'taxonomy', 'post_tag' ],
		[ { type: 'category', id: 5 }, 'taxonomy', 'category' ],
		[ { kind: 'taxonomy', type: 'genre', id: 5 }, 'taxonomy', 'genre' ],
	] )( '%j', ( attributes, kind, type ) => {
		expect( targetOf( link( attributes ) ) ).toEqual( {
			kind,
			type,
			id: 5,
		} );
	} );

	it.each( [ { type: 'page' }, { id: 5 }, { type: 'page', id: '5' } ] )(
		'is unknown for %j',
		( attributes ) => {
			expect( targetOf( link( attributes ) ) ).toBeNull();
		}
	);

	it( 'is found once across all levels', () => {
		const page = { type: 'page', id: 5 };
		const tree = [
			makeItem( 'a', SUBMENU, page, [ link( page ), link( {} ) ] ),
		];
		expect( targetsIn( tree ) ).toHaveLength( 1 );
	} );

	it( 'is known for a new link', () => {
		const choice = {
			kind: 'taxonomy',
			type: 'post_tag',
			id: 7,
			title: 'R&B',
			url: '/t',
		} as const;
		const made = link( attributesFor( choice ) );
		expect( targetOf( made ) ).toEqual( {
			kind: 'taxonomy',
			type: 'post_tag',
			id: 7,
		} );
		expect( labelOf( made ) ).toBe( 'R&amp;B' );
	} );
} );

describe( 'labels', () => {
	it( 'are shown without markup', () => {
		expect( labelOf( link( { label: ' <strong>A</strong> b' } ) ) ).toBe(
			'A b'
		);
	} );

	it( 'are escaped', () => {
		expect( asLabel( 'a < b & c' ) ).toBe( 'a &lt; b &amp; c' );
	} );
} );

describe( 'addressIn', () => {
	it.each( [
		[ 'https://example.org/a', 'https://example.org/a' ],
		[ ' /about ', '/about' ],
		[ '#top', '#top' ],
		[ 'example.org', 'https://example.org' ],
		[ 'example.org/a?b#c', 'https://example.org/a?b#c' ],
		[ 'someone@example.org', 'mailto:someone@example.org' ],
		[ 'tel:+123', 'tel:+123' ],
		[ 'About us', null ],
		[ 'about', null ],
		[ 'javascript:alert(1)', null ],
		[ '', null ],
	] )( '“%s” is %s', ( typed, address ) => {
		expect( addressIn( typed ) ).toBe( address );
	} );

	it.each( [
		[ 'https://www.example.org/', 'example.org' ],
		[ 'mailto:a@b.org', 'a@b.org' ],
		[ '/', '/' ],
	] )( '%s is called %s', ( url, name ) => {
		expect( nameOfAddress( url ) ).toBe( name );
	} );
} );

describe( 'a page list', () => {
	const page = (
		id: number,
		title: string,
		parent = 0,
		order = 0
	): PageRow => ( { id, parent, order, title, url: `/${ id }` } );

	const outline = ( pages: readonly PageRow[], root = 0 ) => {
		let made = 0;
		const items = itemsOfPages( pages, root, () => `k${ made++ }` );
		return rowsOf( { items }, new Set() )
			.map( ( { item, level } ) => `${ level }${ labelOf( item ) }` )
			.join( ' ' );
	};

	it( 'becomes links in the same order and levels', () => {
		expect(
			outline( [
				page( 1, 'Zebra' ),
				page( 2, 'Ape' ),
				page( 3, 'First', 0, -1 ),
				page( 4, 'Child', 1 ),
				page( 5, 'Orphan', 99 ),
			] )
		).toBe( '1First 1Ape 1Zebra 2Child' );
	} );

	it( 'starts below its parent page', () => {
		expect( rootOf( { parentPageID: 1 } ) ).toBe( 1 );
		expect( outline( [ page( 1, 'A' ), page( 2, 'B', 1 ) ], 1 ) ).toBe(
			'1B'
		);
	} );

	it( 'stops at circular parents', () => {
		expect( outline( [ page( 1, 'A', 2 ), page( 2, 'B', 1 ) ], 1 ) ).toBe(
			'1B 2A'
		);
	} );

	it( 'parses pages in REST', () => {
		expect(
			parsePage(
				{ id: 3, title: { rendered: 'x' }, link: '/x', menu_order: 2 },
				( text ) => text
			)
		).toEqual( { id: 3, parent: 0, order: 2, title: 'x', url: '/x' } );
		expect( parsePage( null, ( text ) => text ) ).toBeNull();
	} );
} );
