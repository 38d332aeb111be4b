import { contentBlocks, type BlockTree } from './contentBlocks';

interface Block {
	readonly name: string;
	readonly inside: readonly Block[];
}

const block = ( name: string, ...inside: Block[] ): Block => ( {
	name,
	inside,
} );

const HOLDING = [
	'core/heading',
	'core/paragraph',
	'core/list',
	'core/list-item',
	'core/cover',
	'core/post-title',
	'core/post-date',
];

/** A tree whose client IDs are paths, such as `0.2`. */
function treeOf( blocks: readonly Block[] ): BlockTree & {
	readonly visited: string[];
} {
	const known = new Map< string, Block >();
	const note = ( list: readonly Block[], path: string ) =>
		list.forEach( ( one, at ) => {
			known.set( `${ path }${ at }`, one );
			note( one.inside, `${ path }${ at }.` );
		} );
	note( blocks, '' );
	const visited: string[] = [];
	return {
		visited,
		childrenOf: ( id ) =>
			( id === undefined
				? blocks
				: ( known.get( id )?.inside ?? [] )
			).map( ( _block, at ) =>
				id === undefined ? `${ at }` : `${ id }.${ at }`
			),
		nameOf: ( id ) => {
			visited.push( id );
			return known.get( id )?.name ?? '';
		},
		holdsContent: ( name ) => HOLDING.includes( name ),
	};
}

const found = ( blocks: readonly Block[], isInTemplate = false ) => [
	...contentBlocks( treeOf( blocks ), isInTemplate ),
];

test( 'finds content at any depth, without layout blocks', () => {
	expect(
		found( [
			block( 'core/heading' ),
			block(
				'core/group',
				block( 'core/columns', block( 'core/paragraph' ) ),
				block( 'core/spacer' )
			),
			block( 'core/cover', block( 'core/paragraph' ) ),
		] )
	).toEqual( [ '0', '1.0.0', '2', '2.0' ] );
} );

test( 'lists template parts and patterns once, without their blocks', () => {
	expect(
		found( [
			block( 'core/template-part', block( 'core/paragraph' ) ),
			block( 'core/query', block( 'core/post-title' ) ),
			block( 'core/post-content', block( 'core/paragraph' ) ),
		] )
	).toEqual( [ '0', '1', '2' ] );
} );

test( 'lists a list block once', () => {
	expect(
		found( [ block( 'core/list', block( 'core/list-item' ) ) ] )
	).toEqual( [ '0' ] );
} );

test( 'lists the title, image and blocks of a page inside its template', () => {
	expect(
		found(
			[
				block( 'core/template-part', block( 'core/paragraph' ) ),
				block(
					'core/group',
					block( 'core/post-title' ),
					block( 'core/post-date' ),
					block( 'core/post-featured-image' ),
					block(
						'core/post-content',
						block( 'core/group', block( 'core/paragraph' ) )
					)
				),
				block( 'core/query', block( 'core/post-title' ) ),
			],
			true
		)
	).toEqual( [ '1.0', '1.2', '1.3.0.0' ] );
} );

test( 'stops at the limit', () => {
	const tree = treeOf(
		Array.from( { length: 500 }, () => block( 'core/paragraph' ) )
	);
	contentBlocks( tree, false ).next();
	expect( tree.visited ).toEqual( [ '0' ] );
} );

test( 'can be empty', () => {
	expect( found( [ block( 'core/spacer' ) ] ) ).toEqual( [] );
	expect( found( [] ) ).toEqual( [] );
} );
