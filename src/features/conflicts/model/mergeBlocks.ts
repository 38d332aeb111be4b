import {
	joinBlocks,
	topBlocks,
	type TextBlock,
} from '../../../kernel/blockText';
import { longestCommon, type Pair } from '../../../kernel/longestCommon';

/** The reason why two people's changes of the same blocks can't be merged. */
export type BlocksClash =
	/** Both changed one block, or one changed it and the other removed it. */
	| 'sameBlock'
	/** Both moved one block, or one moved it and the other removed it. */
	| 'order'
	| 'tooLong';

export type MergedBlocks =
	| { readonly ok: true; readonly content: string }
	| { readonly ok: false; readonly reason: BlocksClash };

/** Counts top-level blocks; aligning more of them takes too long. */
const MAX_BLOCKS = 2000;

/** The changes of one side to the base blocks. */
interface Changes {
	/** For each base block: itself, its changed version, or null where it was removed. */
	readonly fates: readonly ( TextBlock | null )[];
	/** The blocks added before each base block, and after the last. */
	readonly arrivals: readonly ( readonly TextBlock[] )[];
}

/**
 * Merges two people's changes of the same content, by top-level block. Where both added blocks at the same position,
 * theirs come first.
 */
export function mergeBlocks(
	base: string,
	mine: string,
	theirs: string
): MergedBlocks {
	if ( mine === theirs || theirs === base ) {
		return { ok: true, content: mine };
	}
	if ( mine === base ) {
		return { ok: true, content: theirs };
	}
	const [ before, here, there ] = [
		topBlocks( base ),
		topBlocks( mine ),
		topBlocks( theirs ),
	];
	if ( Math.max( before.length, here.length, there.length ) > MAX_BLOCKS ) {
		return { ok: false, reason: 'tooLong' };
	}
	return mergeChanges(
		before,
		changesOf( before, here ),
		changesOf( before, there )
	);
}

function mergeChanges(
	base: readonly TextBlock[],
	mine: Changes,
	theirs: Changes
): MergedBlocks {
	if ( isAnyAtTwoPositions( base, mine, theirs ) ) {
		return { ok: false, reason: 'order' };
	}
	const merged: TextBlock[] = [];
	for ( let at = 0; at <= base.length; at++ ) {
		merged.push(
			...bothOf( theirs.arrivals[ at ] ?? [], mine.arrivals[ at ] ?? [] )
		);
		const block = base[ at ];
		if ( ! block ) {
			continue;
		}
		const fate = fateOf(
			block,
			mine.fates[ at ] ?? null,
			theirs.fates[ at ] ?? null
		);
		if ( fate === 'clash' ) {
			return { ok: false, reason: 'sameBlock' };
		}
		merged.push( ...( fate ? [ fate ] : [] ) );
	}
	return { ok: true, content: joinBlocks( merged ) };
}

function fateOf(
	block: TextBlock,
	mine: TextBlock | null,
	theirs: TextBlock | null
): TextBlock | null | 'clash' {
	if ( mine?.text === theirs?.text || theirs?.text === block.text ) {
		return mine;
	}
	return mine?.text === block.text ? theirs : 'clash';
}

/** Equal blocks were kept; between those, blocks of one type are aligned in order. */
function changesOf(
	base: readonly TextBlock[],
	side: readonly TextBlock[]
): Changes {
	const kept = longestCommon( base.map( textOf ), side.map( textOf ) );
	const moved = movedTexts( base, side, kept );
	const fates: ( TextBlock | null )[] = base.map( () => null );
	const arrivals: TextBlock[][] = [ ...base, null ].map( () => [] );
	let at = { before: 0, after: 0 };
	for ( const next of [
		...kept,
		{ before: base.length, after: side.length },
	] ) {
		const run = side.slice( at.after, next.after );
		const changed = new Map(
			longestCommon(
				base
					.slice( at.before, next.before )
					.map( ( block ) => typeOf( block, moved, '<' ) ),
				run.map( ( block ) => typeOf( block, moved, '>' ) )
			).map( ( pair ) => [ pair.after, at.before + pair.before ] )
		);
		let gap = at.before;
		run.forEach( ( block, position ) => {
			const index = changed.get( position );
			if ( index === undefined ) {
				arrivals[ gap ]?.push( block );
			} else {
				fates[ index ] = block;
				gap = index + 1;
			}
		} );
		if ( next.before < base.length ) {
			fates[ next.before ] = base[ next.before ] ?? null;
		}
		at = { before: next.before + 1, after: next.after + 1 };
	}
	return { fates, arrivals };
}

const textOf = ( { text }: TextBlock ): string => text;

/** The texts of blocks that were removed at one position and added at another. */
function movedTexts(
	base: readonly TextBlock[],
	side: readonly TextBlock[],
	kept: readonly Pair[]
): ReadonlySet< string > {
	const stayed = {
		before: new Set( kept.map( ( { before } ) => before ) ),
		after: new Set( kept.map( ( { after } ) => after ) ),
	};
	const come = new Set(
		side.filter( ( _block, at ) => ! stayed.after.has( at ) ).map( textOf )
	);
	return new Set(
		base
			.filter( ( _block, at ) => ! stayed.before.has( at ) )
			.map( textOf )
			.filter( ( text ) => come.has( text ) )
	);
}

/** A moved block is never aligned with a changed one. */
const typeOf = (
	{ name, text }: TextBlock,
	moved: ReadonlySet< string >,
	side: '<' | '>'
): string => ( moved.has( text ) ? side : name );

/** All blocks of both lists, without duplicates. */
function bothOf(
	first: readonly TextBlock[],
	second: readonly TextBlock[]
): readonly TextBlock[] {
	const isMissing = takeMissing( first, second );
	const found: TextBlock[] = [];
	let at = { before: 0, after: 0 };
	for ( const pair of [
		...longestCommon( first.map( textOf ), second.map( textOf ) ),
		{ before: first.length, after: second.length },
	] ) {
		found.push(
			...first.slice( at.before, pair.before ),
			...second.slice( at.after, pair.after ).filter( isMissing ),
			...second.slice( pair.after, pair.after + 1 )
		);
		at = { before: pair.before + 1, after: pair.after + 1 };
	}
	return found;
}

/** Returns a predicate for successive blocks: whether the first list has too few equal blocks. */
function takeMissing(
	first: readonly TextBlock[],
	second: readonly TextBlock[]
): ( block: TextBlock ) => boolean {
	const missing = new Map< string, number >();
	const count = ( blocks: readonly TextBlock[], by: number ) =>
		blocks.forEach( ( { text } ) =>
			missing.set( text, ( missing.get( text ) ?? 0 ) + by )
		);
	count( second, 1 );
	count( first, -1 );
	return ( { text } ) => {
		const left = missing.get( text ) ?? 0;
		missing.set( text, left - 1 );
		return left > 0;
	};
}

/** Whether a block that neither side kept at its position is at different positions now. */
function isAnyAtTwoPositions(
	base: readonly TextBlock[],
	mine: Changes,
	theirs: Changes
): boolean {
	const positions = [
		positionsOf( base, mine ),
		positionsOf( base, theirs ),
	] as const;
	return base.some(
		( { text }, at ) =>
			mine.fates[ at ]?.text !== text &&
			theirs.fates[ at ]?.text !== text &&
			positions[ 0 ].get( text ) !== positions[ 1 ].get( text )
	);
}

/** The positions of changed and added texts on one side, as strings for comparison only. */
function positionsOf(
	base: readonly TextBlock[],
	{ fates, arrivals }: Changes
): ReadonlyMap< string, string > {
	const positions = new Map< string, string >();
	const add = ( { text }: TextBlock, position: string ) =>
		positions.set( text, `${ positions.get( text ) ?? '' } ${ position }` );
	fates.forEach( ( fate, at ) => {
		if ( fate && fate.text !== base[ at ]?.text ) {
			add( fate, `at ${ at }` );
		}
	} );
	arrivals.forEach( ( blocks, at ) =>
		blocks.forEach( ( block ) => add( block, `before ${ at }` ) )
	);
	return positions;
}
