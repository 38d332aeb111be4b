import { ownPrintOf, printOf, type BlockNode } from './blockPrint';
import { pairBlocks } from './pairBlocks';

/** What became of a block, apart from what is inside of it. */
export type BlockFate = 'same' | 'added' | 'removed' | 'changed' | 'moved';

/** A block of one tree, of another, or of both. What moved is where it went to. */
export interface AlignedBlock< Block extends BlockNode = BlockNode > {
	readonly fate: BlockFate;
	/** Null for what was added. */
	readonly before: Block | null;
	/** Null for what was removed. */
	readonly after: Block | null;
	readonly inner: readonly AlignedBlock< Block >[];
}

/** While it is being made. */
interface Draft< Block extends BlockNode > extends AlignedBlock< Block > {
	fate: BlockFate;
	before: Block | null;
	inner: Draft< Block >[];
	/** Set once it has been found in another place. */
	isGone: boolean;
}

/**
 * Two trees of blocks as one, in document order: what is in both comes once, what was removed stands where it was.
 * The trees themselves are in it, so a block's place can be found by identity.
 */
export function alignBlocks< Block extends BlockNode >(
	before: readonly Block[],
	after: readonly Block[]
): readonly AlignedBlock< Block >[] {
	const drafts = align( before, after );
	joinMoves( drafts );
	return drafts;
}

/** The inner blocks are of the same kind as the one they are in. */
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

/** Something that went from one place and came equal in another has been moved, whatever it was or is in. */
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

/** Whether nothing of it has been found elsewhere already. */
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
