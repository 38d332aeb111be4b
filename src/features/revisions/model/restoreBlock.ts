import {
	printOf,
	type AlignedBlock,
	type BlockNode,
} from '@/features/documents/index.model';

type Aligned< Block extends BlockNode > = readonly AlignedBlock< Block >[];

/** Copies a block, with these inner blocks. */
export type CopyBlock< Block extends BlockNode > = (
	block: Block,
	inner: readonly Block[]
) => Block;

/**
 * The document's blocks after restoring one block of another state: it replaces its current version, or else returns to
 * its former position in its former parent.
 *
 * @param now     The current blocks.
 * @param aligned The current blocks, aligned with the other state.
 * @param block   A block of the other state.
 * @param copy
 * @return Null where the block is unchanged.
 */
export function restoreBlock< Block extends BlockNode >(
	now: readonly Block[],
	aligned: Aligned< Block >,
	block: Block,
	copy: CopyBlock< Block >
): readonly Block[] | null {
	const path = pathTo( aligned, block );
	const found = path.at( -1 );
	if (
		! found ||
		( found.before &&
			found.fate !== 'moved' &&
			printOf( found.before ) === printOf( block ) )
	) {
		return null;
	}
	const depth = path
		.slice( 0, -1 )
		.map( ( { before } ) => before !== null )
		.lastIndexOf( true );
	const parent = path[ depth ]?.before ?? null;
	const siblings = path[ depth ]?.inner ?? aligned;
	const children = parent ? innerOf( parent ) : now;
	// Missing ancestors are restored too, without their other inner blocks.
	const whole = path
		.slice( depth + 1, -1 )
		.reduceRight(
			( inner, { after } ) =>
				after ? copy( after, [ inner ] ) : inner,
			copyAll( block, copy )
		);
	return edit( now, null, {
		gone: found.before,
		come: {
			block: whole,
			parent,
			index:
				found.before && found.fate !== 'moved'
					? children.indexOf( found.before )
					: indexFor(
							path[ depth + 1 ] ?? found,
							siblings,
							children
						),
		},
	} );
}

/** The blocks without one of them. */
export const removeBlock = < Block extends BlockNode >(
	now: readonly Block[],
	block: Block
): readonly Block[] => edit( now, null, { gone: block, come: null } );

/** The path to a block of the newer tree, outermost ancestor first. */
function pathTo< Block extends BlockNode >(
	aligned: Aligned< Block >,
	block: Block
): Aligned< Block > {
	for ( const entry of aligned ) {
		if ( entry.after === block ) {
			return [ entry ];
		}
		const inside = pathTo( entry.inner, block );
		if ( inside.length > 0 ) {
			return [ entry, ...inside ];
		}
	}
	return [];
}

/** The index of a block among others: after its former predecessor, or else before its former successor. */
function indexFor< Block extends BlockNode >(
	entry: AlignedBlock< Block >,
	siblings: Aligned< Block >,
	children: readonly Block[]
): number {
	const at = siblings.indexOf( entry );
	const indexOf = ( { before }: AlignedBlock< Block > ) =>
		before ? children.indexOf( before ) : -1;
	const isThere = ( index: number ) => index >= 0;
	const previous = siblings
		.slice( 0, at )
		.map( indexOf )
		.filter( isThere )
		.at( -1 );
	const next = siblings
		.slice( at + 1 )
		.map( indexOf )
		.find( isThere );
	return previous === undefined ? ( next ?? children.length ) : previous + 1;
}

interface Edit< Block extends BlockNode > {
	readonly gone: Block | null;
	readonly come: {
		readonly block: Block;
		/** Null for the document itself. */
		readonly parent: Block | null;
		/** The index among its blocks before the edit. */
		readonly index: number;
	} | null;
}

/** Blocks outside of the edited path stay the same objects. */
function edit< Block extends BlockNode >(
	blocks: readonly Block[],
	parent: Block | null,
	change: Edit< Block >
): readonly Block[] {
	const { gone, come } = change;
	const list =
		come?.parent === parent
			? [
					...blocks.slice( 0, come.index ),
					come.block,
					...blocks.slice( come.index ),
				]
			: blocks;
	const next = list.flatMap( ( block ) => {
		if ( block === gone ) {
			return [];
		}
		const inner =
			block === come?.block
				? block.innerBlocks
				: edit( innerOf( block ), block, change );
		return inner === block.innerBlocks
			? [ block ]
			: [ { ...block, innerBlocks: inner } ];
	} );
	return next.length === blocks.length &&
		next.every( ( block, at ) => block === blocks[ at ] )
		? blocks
		: next;
}

/** Inner blocks have the same type as their parent. */
const innerOf = < Block extends BlockNode >( block: Block ) =>
	block.innerBlocks as readonly Block[];

const copyAll = < Block extends BlockNode >(
	block: Block,
	copy: CopyBlock< Block >
): Block =>
	copy(
		block,
		innerOf( block ).map( ( inner ) => copyAll( inner, copy ) )
	);
