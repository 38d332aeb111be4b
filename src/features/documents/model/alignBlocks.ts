import { ownPrintOf, printOf, type BlockNode } from './blockPrint';
import { pairBlocks } from './pairBlocks';

/** The type of a block's change, apart from its inner blocks. */
export type BlockFate = 'same' | 'added' | 'removed' | 'changed' | 'moved';

/** A block of either tree, or of both. A moved block is at its new position. */
export interface AlignedBlock< Block extends BlockNode = BlockNode > {
	readonly fate: BlockFate;
	/** Null for an added block. */
	readonly before: Block | null;
	/** Null for a removed block. */
	readonly after: Block | null;
	readonly inner: readonly AlignedBlock< Block >[];
}

/** The mutable form during the comparison. */
interface Draft< Block extends BlockNode > extends AlignedBlock< Block > {
	fate: BlockFate;
	before: Block | null;
	inner: Draft< Block >[];
	/** Set after a match at another position. */
	isGone: boolean;
}

/**
 * Merges two trees of blocks in document order: matched blocks appear once, removed ones at their former position. The
 * result contains the original objects, so a block's position can be found by identity.
 */
export function alignBlocks< Block extends BlockNode >(
	before: readonly Block[],
	after: readonly Block[]
): readonly AlignedBlock< Block >[] {
	const drafts = align( before, after );
	joinMoves( drafts );
	return drafts;
}

/** Inner blocks have the same type as their parent. */
const innerOf = < Block extends BlockNode >( block: Block ) =>
	block.innerBlocks as readonly Block[];

function align< Block extends BlockNode >(
	before: readonly Block[],
	after: readonly Block[]
): Draft< Block >[] {
	const pairs = pairBlocks( before, after );
	const drafts: Draft< Block >[] = [];
	let at = { before: 0, after: 0 };
	for ( const next of [
		...pairs,
		{ before: before.length, after: after.length },
	] ) {
		drafts.push(
			...before.slice( at.before, next.before ).map( asRemoved ),
			...after.slice( at.after, next.after ).map( asAdded )
		);
		const one = before[ next.before ];
		const other = after[ next.after ];
		if ( one && other ) {
			drafts.push( {
				fate:
					ownPrintOf( one ) === ownPrintOf( other )
						? 'same'
						: 'changed',
				before: one,
				after: other,
				inner: align( innerOf( one ), innerOf( other ) ),
				isGone: false,
			} );
		}
		at = { before: next.before + 1, after: next.after + 1 };
	}
	return drafts;
}

const asRemoved = < Block extends BlockNode >(
	block: Block
): Draft< Block > => ( {
	fate: 'removed',
	before: block,
	after: null,
	inner: innerOf( block ).map( asRemoved ),
	isGone: false,
} );

const asAdded = < Block extends BlockNode >(
	block: Block
): Draft< Block > => ( {
	fate: 'added',
	before: null,
	after: block,
	inner: innerOf( block ).map( asAdded ),
	isGone: false,
} );

/** A removed block is moved if an equal one was added anywhere else. */
function joinMoves< Block extends BlockNode >( drafts: Draft< Block >[] ) {
	const gone = new Map< string, Draft< Block >[] >();
	walk( drafts, ( draft ) => {
		if ( draft.fate === 'removed' && draft.before ) {
			const print = printOf( draft.before );
			const alike = gone.get( print );
			if ( alike ) {
				alike.push( draft );
			} else {
				gone.set( print, [ draft ] );
			}
		}
	} );
	if ( gone.size === 0 ) {
		return;
	}
	walk( drafts, ( draft ) => {
		if ( draft.fate !== 'added' || ! draft.after ) {
			return;
		}
		const found = gone.get( printOf( draft.after ) )?.find( isWhole );
		if ( found ) {
			join( draft, found, 'moved' );
		}
	} );
	drop( drafts );
}

/** Whether no part of it has been matched yet. */
const isWhole = < Block extends BlockNode >( draft: Draft< Block > ): boolean =>
	! draft.isGone && draft.inner.every( isWhole );

function join< Block extends BlockNode >(
	to: Draft< Block >,
	from: Draft< Block >,
	fate: BlockFate
) {
	to.fate = fate;
	to.before = from.before;
	from.isGone = true;
	to.inner.forEach( ( inner, at ) => {
		const other = from.inner[ at ];
		if ( other ) {
			join( inner, other, 'same' );
		}
	} );
}

function walk< Block extends BlockNode >(
	drafts: readonly Draft< Block >[],
	visit: ( draft: Draft< Block > ) => void
) {
	for ( const draft of drafts ) {
		visit( draft );
		walk( draft.inner, visit );
	}
}

function drop< Block extends BlockNode >( drafts: Draft< Block >[] ) {
	const kept = drafts.filter( ( { isGone } ) => ! isGone );
	drafts.splice( 0, drafts.length, ...kept );
	drafts.forEach( ( { inner } ) => drop( inner ) );
}
