import {
	printOf,
	type AlignedBlock,
	type BlockNode,
} from '../../documents/index.model';

type Aligned< Block extends BlockNode > = readonly AlignedBlock< Block >[];

/** Makes another block of the same kind, with these inside of it. */
export type CopyBlock< Block extends BlockNode > = (
	block: Block,
	inner: readonly Block[]
) => Block;

/**
 * The blocks of a document once one block of another state of it has come back: in the place of what became of it,
 * else at the place that it had, in what it was in.
 *
 * @param now     The blocks as they are.
 * @param aligned Those, aligned with the other state.
 * @param block   A block of the other state.
 * @param copy
 * @return Null where it is there as it was.
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
	// What it was in and is no longer there comes along, without anything else.
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

/** A block of the newer tree, and what it is in, from the outside in. */
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

/** Where something belongs among blocks: after what it came after, else before what it came before. */
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
		/** Among what is in there before the edit. */
		readonly index: number;
	} | null;
}

/** What is not on the way to the edit stays the very same. */
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

/** The inner blocks are of the same kind as the one they are in. */
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
