import fc from 'fast-check';
import { stringOr } from '@/kernel/guards';
import {
	duplicate,
	find,
	insert,
	makeItem,
	move,
	remove,
	replace,
	update,
} from './edit';
import { LINK, SUBMENU, type Item, type Tree } from './item';
import {
	DIRECTIONS,
	positionOfDrop,
	positionOfStep,
	rowsOf,
	zoneAt,
	type Zone,
} from './moves';
import { parse } from './parse';
import { serialize } from './serialize';

function read( content: string ): Tree {
	let made = 0;
	return parse( content, () => `k${ made++ }` );
}

/** A tree as lines with its labels, indented by level. */
const outline = ( tree: Tree ): string =>
	rowsOf( tree, new Set() )
		.map(
			( { item, level } ) =>
				'-'.repeat( level - 1 ) +
				stringOr( item.attributes.label, item.name || '…' )
		)
		.join( ' ' );

const link = ( label: string ): string =>
	`<!-- wp:navigation-link {"label":"${ label }","url":"/${ label }"} /-->`;

const submenu = ( label: string, ...inner: string[] ): string =>
	`<!-- wp:navigation-submenu {"label":"${ label }","url":"/${ label }"} -->\n${ inner.join( '\n\n' ) }\n<!-- /wp:navigation-submenu -->`;

const MENU = [
	link( 'a' ),
	submenu( 'b', link( 'c' ), submenu( 'd', link( 'e' ) ) ),
	link( 'f' ),
].join( '\n\n' );

const keyOf = ( tree: Tree, label: string ): string =>
	rowsOf( tree, new Set() ).find(
		( { item } ) => item.attributes.label === label
	)?.item.key ?? '';

const STRANGE = [
	'',
	'   \n',
	'Hello <b>you</b>',
	'<!-- wp:page-list /-->',
	'<!-- wp:spacer {"height":"10px"} --><div></div><!-- /wp:spacer -->',
	'<!-- wp:my/box {"a":"\\u002d\\u002d"} --><p>x</p><!-- wp:navigation-link {"label":"in"} /--></div><!-- /wp:my/box -->',
	'<!-- wp:navigation-link {"label": "spaced" , "b":1}  /-->',
	'<!-- wp:navigation-link {broken} /-->',
	'<!-- wp:navigation-submenu {"label":"open"} -->',
	'<!-- /wp:navigation-submenu -->',
	'<!-- wp:navigation-submenu --><!-- /wp:navigation-submenu -->',
	'<!-- wp:navigation-submenu -->words<!-- wp:home-link {"label":"h"} /--> \t<!-- /wp:navigation-submenu -->',
	'<!-- a comment -->',
	link( 'plain' ),
	MENU,
];

const content = fc
	.array( fc.oneof( fc.constantFrom( ...STRANGE ), fc.string() ), {
		maxLength: 8,
	} )
	.map( ( parts ) => parts.join( '\n' ) );

describe( 'a menu that is parsed and serialized', () => {
	it( 'is the same text', () => {
		fc.assert(
			fc.property( content, ( text ) => {
				expect( serialize( read( text ) ) ).toBe( text );
			} ),
			{ numRuns: 500 }
		);
	} );

	it( 'keeps the levels of links', () => {
		expect( outline( read( MENU ) ) ).toBe( 'a b -c -d --e f' );
	} );

	it( 'keeps unknown blocks in one piece', () => {
		const box =
			'<!-- wp:my/box --><div><!-- wp:navigation-link {"label":"in"} /--></div><!-- /wp:my/box -->';
		expect( outline( read( link( 'a' ) + box ) ) ).toBe( 'a my/box' );
	} );

	it( 'parses 500 items on five levels', () => {
		const deep = ( level: number ): string =>
			level === 5
				? Array.from( { length: 100 }, ( _no, at ) =>
						link( `l${ at }` )
					).join( '\n\n' )
				: submenu( `s${ level }`, deep( level + 1 ) );
		const text = Array.from( { length: 5 }, () => deep( 1 ) ).join( '' );
		const tree = read( text );
		expect( rowsOf( tree, new Set() ) ).toHaveLength( 520 );
		expect( serialize( tree ) ).toBe( text );
	} );
} );

describe( 'attributes', () => {
	it.each( [
		'<b>bold</b> & --> "quoted"',
		'a\\',
		'\\"',
		'-- --- ----',
		'naïve 😀',
		'a\nb',
	] )( 'are read as they were written: %j', ( label ) => {
		const text = serialize( {
			items: [ makeItem( 'x', LINK, { label } ) ],
			after: '',
		} );
		expect( text ).not.toMatch( /[<>&](?!!--|$)(?!.*-->$)/ );
		expect( read( text ).items[ 0 ]?.attributes ).toEqual( { label } );
	} );

	it( 'are serialized like WordPress’s', () => {
		const label = '<b>A & "B"</b> -- \\';
		expect(
			serialize( {
				items: [ makeItem( 'x', LINK, { label, id: 5 } ) ],
				after: '',
			} )
		).toBe(
			'<!-- wp:navigation-link {"label":"\\u003cb\\u003eA \\u0026 \\u0022B\\u0022\\u003c/b\\u003e \\u002d\\u002d \\u005c","id":5} /-->'
		);
	} );

	it( 'are changed without changing anything else', () => {
		const tree = read( MENU );
		const next = update( tree, keyOf( tree, 'c' ), { label: 'C' } );
		expect( serialize( next ) ).toBe(
			MENU.replace( '"label":"c"', '"label":"C"' )
		);
	} );

	it( 'that are undefined are removed', () => {
		const tree = read( link( 'a' ) );
		expect( serialize( update( tree, 'k0', { url: undefined } ) ) ).toBe(
			'<!-- wp:navigation-link {"label":"a"} /-->'
		);
	} );

	it( 'of an empty submenu keep its block valid', () => {
		const tree = read(
			'<!-- wp:navigation-submenu {"label":"a"} --><!-- /wp:navigation-submenu -->'
		);
		expect( serialize( update( tree, 'k0', { label: 'b' } ) ) ).toBe(
			'<!-- wp:navigation-submenu {"label":"b"} /-->'
		);
	} );
} );

describe( 'items', () => {
	const tree = read( MENU );
	const key = ( label: string ) => keyOf( tree, label );

	it( 'are inserted on every level', () => {
		const item = makeItem( 'n', LINK, { label: 'new' } );
		expect(
			outline( insert( tree, [ item ], { parent: null, index: 1 } ) )
		).toBe( 'a new b -c -d --e f' );
		expect(
			outline(
				insert( tree, [ item ], { parent: key( 'd' ), index: 0 } )
			)
		).toBe( 'a b -c -d --new --e f' );
	} );

	it( 'turn the link around them into a submenu', () => {
		const item = makeItem( 'n', LINK, { label: 'new' } );
		const next = insert( tree, [ item ], { parent: key( 'a' ), index: 0 } );
		expect( find( next, key( 'a' ) )?.item.name ).toBe( SUBMENU );
		expect( serialize( next ) ).toBe(
			MENU.replace(
				link( 'a' ),
				submenu( 'a', '<!-- wp:navigation-link {"label":"new"} /-->' )
			)
		);
	} );

	it( 'leave a link if the last one is removed, or an empty submenu without a link', () => {
		const next = remove( tree, key( 'e' ) );
		expect( serialize( next ) ).toBe(
			MENU.replace( submenu( 'd', link( 'e' ) ), link( 'd' ) )
		);
		const nowhere = read(
			'<!-- wp:navigation-submenu {"label":"x"} -->\n' +
				link( 'y' ) +
				'\n<!-- /wp:navigation-submenu -->'
		);
		expect( serialize( remove( nowhere, keyOf( nowhere, 'y' ) ) ) ).toBe(
			'<!-- wp:navigation-submenu {"label":"x"} /-->'
		);
	} );

	it( 'are never inserted into a block without items', () => {
		const list = read( '<!-- wp:page-list /-->' );
		const item = makeItem( 'n', LINK, {} );
		expect( insert( list, [ item ], { parent: 'k0', index: 0 } ) ).toEqual(
			list
		);
	} );

	it( 'are copied with their descendants, under new keys', () => {
		let made = 0;
		const next = duplicate( tree, key( 'b' ), () => `copy${ made++ }` );
		expect( outline( next ) ).toBe( 'a b -c -d --e b -c -d --e f' );
		const keys = rowsOf( next, new Set() ).map( ( { item } ) => item.key );
		expect( new Set( keys ).size ).toBe( keys.length );
	} );

	it( 'are replaced with others', () => {
		const others = [ 'x', 'y' ].map( ( label ) =>
			makeItem( label, LINK, { label } )
		);
		expect( outline( replace( tree, key( 'c' ), others ) ) ).toBe(
			'a b -x -y -d --e f'
		);
	} );

	it.each( [
		[ 'f', 'up', 'a f b -c -d --e' ],
		[ 'a', 'down', 'b -c -d --e a f' ],
		[ 'f', 'in', 'a b -c -d --e -f' ],
		[ 'e', 'out', 'a b -c -d -e f' ],
		[ 'c', 'out', 'a b -d --e c f' ],
		[ 'b', 'in', 'a -b --c --d ---e f' ],
	] as const )( 'are moved: %s %s', ( label, direction, expected ) => {
		const position = positionOfStep( tree, key( label ), direction );
		expect(
			position && outline( move( tree, key( label ), position ) )
		).toBe( expected );
	} );

	it.each( [
		[ 'a', 'up' ],
		[ 'f', 'down' ],
		[ 'a', 'in' ],
		[ 'a', 'out' ],
		[ 'c', 'in' ],
	] as const )( 'cannot go further: %s %s', ( label, direction ) => {
		expect( positionOfStep( tree, key( label ), direction ) ).toBeNull();
	} );

	it.each( [
		[ 'a', 'f', 'after', 'b -c -d --e f a' ],
		[ 'a', 'f', 'before', 'b -c -d --e a f' ],
		[ 'f', 'a', 'before', 'f a b -c -d --e' ],
		[ 'f', 'c', 'inside', 'a b -c --f -d --e' ],
		[ 'c', 'b', 'inside', 'a b -d --e -c f' ],
		[ 'c', 'd', 'after', 'a b -d --e -c f' ],
	] as const )( 'are dropped: %s on %s, %s', ( dragged, over, zone, is ) => {
		const position = positionOfDrop(
			tree,
			key( dragged ),
			key( over ),
			zone
		);
		expect(
			position && outline( move( tree, key( dragged ), position ) )
		).toBe( is );
	} );

	it( 'can’t be dropped on or into themselves', () => {
		expect(
			positionOfDrop( tree, key( 'b' ), key( 'e' ), 'inside' )
		).toBeNull();
		expect(
			positionOfDrop( tree, key( 'b' ), key( 'b' ), 'after' )
		).toBeNull();
	} );

	it( 'are hidden in collapsed ones', () => {
		const rows = rowsOf( tree, new Set( [ key( 'b' ) ] ) );
		expect( rows.map( ( { item } ) => item.attributes.label ) ).toEqual( [
			'a',
			'b',
			'f',
		] );
		expect( rows[ 2 ] ).toMatchObject( {
			level: 1,
			position: 3,
			count: 3,
		} );
	} );
} );

describe( 'zoneAt', () => {
	it.each( [
		[ LINK, 0.1, 'before' ],
		[ LINK, 0.5, 'inside' ],
		[ SUBMENU, 0.9, 'after' ],
		[ 'core/page-list', 0.4, 'before' ],
		[ 'core/page-list', 0.6, 'after' ],
	] )( 'in a %s at %d is %s', ( name, share, zone ) => {
		expect( zoneAt( share, makeItem( 'x', name, {} ) ) ).toBe( zone );
	} );
} );

describe( 'any number of changes', () => {
	const zone = fc.constantFrom< Zone[] >( 'before', 'inside', 'after' );
	const at = fc.nat( 30 );
	const change = fc.oneof(
		fc.record( {
			type: fc.constant( 'step' as const ),
			at,
			direction: fc.constantFrom( ...DIRECTIONS ),
		} ),
		fc.record( {
			type: fc.constant( 'drop' as const ),
			at,
			over: at,
			zone,
		} ),
		fc.record( { type: fc.constant( 'copy' as const ), at } ),
		fc.record( { type: fc.constant( 'remove' as const ), at } )
	);
	const frozen = ( value: unknown ): void => {
		if ( typeof value === 'object' && value !== null ) {
			Object.freeze( value );
			Object.values( value ).forEach( frozen );
		}
	};
	const names = ( { items }: { items: readonly Item[] } ): unknown =>
		items.map( ( item ) => [ item.name, item.attributes, names( item ) ] );

	it( 'keep a menu parseable, and moves lose nothing', () => {
		fc.assert(
			fc.property(
				content,
				fc.array( change, { maxLength: 12 } ),
				( text, changes ) => {
					let tree = read( `${ text }\n${ MENU }` );
					let made = 0;
					for ( const next of changes ) {
						frozen( tree );
						const rows = rowsOf( tree, new Set() );
						const keyAt = ( index: number ) =>
							rows[ index % Math.max( 1, rows.length ) ]?.item
								.key ?? '';
						const key = keyAt( next.at );
						const position =
							next.type === 'step'
								? positionOfStep( tree, key, next.direction )
								: next.type === 'drop'
									? positionOfDrop(
											tree,
											key,
											keyAt( next.over ),
											next.zone
										)
									: null;
						if ( position ) {
							tree = move( tree, key, position );
							expect( rowsOf( tree, new Set() ) ).toHaveLength(
								rows.length
							);
						}
						if ( next.type === 'copy' ) {
							tree = duplicate( tree, key, () => `n${ made++ }` );
						}
						if ( next.type === 'remove' ) {
							tree = remove( tree, key );
						}
					}
					const written = serialize( tree );
					expect( serialize( read( written ) ) ).toBe( written );
					const hasWords = rowsOf( tree, new Set() ).some(
						( { item } ) => item.name === ''
					);
					if ( ! hasWords ) {
						expect( names( read( written ) ) ).toEqual(
							names( tree )
						);
					}
				}
			),
			{ numRuns: 300 }
		);
	} );
} );
