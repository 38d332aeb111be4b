import { createStyledBlocks, type TreeBlock } from './styledBlocks';

/** How often the attributes of each block were read. */
const reads = new Map< string, number >();

beforeEach( () => reads.clear() );

const makeBlock = (
	clientId: string,
	className?: string,
	innerBlocks: readonly TreeBlock[] = []
): TreeBlock => ( {
	clientId,
	name: 'core/group',
	get attributes() {
		reads.set( clientId, ( reads.get( clientId ) ?? 0 ) + 1 );
		return { className };
	},
	innerBlocks,
} );

const makeTree = ( roots: readonly TreeBlock[], order: unknown = roots ) => ( {
	order,
	roots,
	ownBlocksIn: (): readonly TreeBlock[] | null => null,
} );

const idsOf = ( found: readonly { readonly clientId: string }[] ) =>
	found.map( ( { clientId } ) => clientId );

test( 'lists blocks with a variation, outer blocks first', () => {
	const find = createStyledBlocks();
	const tree = makeTree( [
		makeBlock( 'a', 'is-style-card', [
			makeBlock( 'b' ),
			makeBlock( 'c', 'wide is-style-card' ),
		] ),
		makeBlock( 'd', 'is-stylish' ),
		makeBlock( 'e', 'is-style-outline' ),
	] );
	expect( idsOf( find( tree ) ) ).toEqual( [ 'a', 'c', 'e' ] );
} );

test( 'reads nothing again but the changed block and those around it', () => {
	const find = createStyledBlocks();
	const order = {};
	const others = Array.from( { length: 500 }, ( _, index ) =>
		makeBlock( `other-${ index }`, 'is-style-card' )
	);
	const section = makeBlock( 'section', undefined, others );
	find( makeTree( [ section, makeBlock( 'a' ) ], order ) );
	reads.clear();
	const found = find(
		makeTree( [ section, makeBlock( 'a', 'is-style-card' ) ], order )
	);
	expect( idsOf( found ).at( -1 ) ).toBe( 'a' );
	expect( [ ...reads ] ).toEqual( [ [ 'a', 1 ] ] );
} );

test( 'lists the blocks of template parts in their place, and sees their changes', () => {
	const find = createStyledBlocks();
	const order = {};
	const roots = [
		makeBlock( 'part', 'is-style-card' ),
		makeBlock( 'last', 'is-style-card' ),
	];
	const withPart = ( inner: TreeBlock ) => ( {
		order,
		roots,
		ownBlocksIn: ( clientId: string ) =>
			clientId === 'part' ? [ inner ] : null,
	} );
	expect( idsOf( find( withPart( makeBlock( 'in' ) ) ) ) ).toEqual( [
		'part',
		'last',
	] );
	expect(
		idsOf( find( withPart( makeBlock( 'in', 'is-style-card' ) ) ) )
	).toEqual( [ 'part', 'in', 'last' ] );
} );

test( 'sees that a block got blocks from elsewhere', () => {
	const find = createStyledBlocks();
	const roots = [ makeBlock( 'part' ) ];
	find( makeTree( roots, 1 ) );
	const found = find( {
		order: 2,
		roots,
		ownBlocksIn: ( clientId ) =>
			clientId === 'part' ? [ makeBlock( 'in', 'is-style-card' ) ] : null,
	} );
	expect( idsOf( found ) ).toEqual( [ 'in' ] );
} );
