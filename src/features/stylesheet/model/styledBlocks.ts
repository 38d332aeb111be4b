/** A block in the tree of WordPress's block editor: the same object while nothing in it changes. */
export interface TreeBlock {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly TreeBlock[];
}

/** A block whose class name says that it has a block style variation. */
export interface StyledBlock {
	readonly clientId: string;
	readonly name: string;
	readonly className: string;
}

interface BlockTree {
	/** The same value while no block is added, moved or removed. */
	readonly order: unknown;
	readonly roots: readonly TreeBlock[];
	/**
	 * The blocks in a block that gets them from elsewhere, such as a template part, and whose tree doesn't have them; null for
	 * other blocks. Changes with the order only.
	 */
	readonly ownBlocksIn: ( clientId: string ) => readonly TreeBlock[] | null;
}

/** A block that is listed, or whose own blocks are. */
interface Entry {
	readonly clientId: string;
	readonly styled: StyledBlock | null;
	readonly hasOwnBlocks: boolean;
}

/**
 * Lists the styled blocks of a tree, outer blocks first. It is called for each change of the editor's store, such as each typed
 * letter, and reads the changed blocks and those around them only.
 */
export function createStyledBlocks(): (
	tree: BlockTree
) => readonly StyledBlock[] {
	let order: unknown = null;
	let known = new WeakMap< TreeBlock, readonly Entry[] >();

	const entriesOf = (
		block: TreeBlock,
		ownBlocksIn: BlockTree[ 'ownBlocksIn' ]
	): readonly Entry[] => {
		const before = known.get( block );
		if ( before ) {
			return before;
		}
		const { clientId, innerBlocks } = block;
		const styled = styledBlock( block );
		const hasOwnBlocks = ownBlocksIn( clientId ) !== null;
		const entries = [
			...( styled || hasOwnBlocks
				? [ { clientId, styled, hasOwnBlocks } ]
				: [] ),
			...( hasOwnBlocks
				? []
				: innerBlocks.flatMap( ( inner ) =>
						entriesOf( inner, ownBlocksIn )
					) ),
		];
		known.set( block, entries );
		return entries;
	};

	const list = (
		blocks: readonly TreeBlock[],
		ownBlocksIn: BlockTree[ 'ownBlocksIn' ]
	): readonly StyledBlock[] =>
		blocks
			.flatMap( ( block ) => entriesOf( block, ownBlocksIn ) )
			.flatMap( ( { clientId, styled, hasOwnBlocks } ) => [
				...( styled ? [ styled ] : [] ),
				...( hasOwnBlocks
					? list( ownBlocksIn( clientId ) ?? [], ownBlocksIn )
					: [] ),
			] );

	return ( tree ) => {
		if ( tree.order !== order ) {
			order = tree.order;
			known = new WeakMap();
		}
		return list( tree.roots, tree.ownBlocksIn );
	};
}

function styledBlock( {
	clientId,
	name,
	attributes: { className },
}: TreeBlock ): StyledBlock | null {
	return typeof className === 'string' && className.includes( 'is-style-' )
		? { clientId, name, className }
		: null;
}
