import { longestCommon, type Pair } from '@/kernel/longestCommon';
import { printOf, type BlockNode } from './blockPrint';
import { likeness } from './likeness';

/** The limit of comparisons in one list of blocks; above it, only the order counts. */
const MAX_EQUAL = 4_000_000;
const MAX_ALIKE = 10_000;

/** The weight of similar pairs over the number of pairs. */
const LIKENESS_WEIGHT = 4;

type Blocks = readonly BlockNode[];

/**
 * Matches the blocks of two lists in order. Blocks have no identity that survives saving: equal ones are matched first,
 * then the most similar ones of the same type between those.
 */
export function pairBlocks( before: Blocks, after: Blocks ): readonly Pair[] {
	const kept = equalPairs( before.map( printOf ), after.map( printOf ) );
	const isElsewhere = movedPrints( before, after, kept );
	const pairs: Pair[] = [];
	let at = { before: 0, after: 0 };
	for ( const next of [
		...kept,
		{ before: before.length, after: after.length },
	] ) {
		pairs.push(
			...alikePairs(
				range( before, at.before, next.before, isElsewhere ),
				range( after, at.after, next.after, isElsewhere )
			)
		);
		if ( next.before < before.length ) {
			pairs.push( next );
		}
		at = { before: next.before + 1, after: next.after + 1 };
	}
	return pairs;
}

interface Placed {
	readonly block: BlockNode;
	readonly at: number;
}

/** A moved block is never matched with another one as its change. */
const range = (
	blocks: Blocks,
	start: number,
	end: number,
	isElsewhere: ReadonlySet< string >
): readonly Placed[] =>
	blocks
		.slice( start, end )
		.map( ( block, index ) => ( { block, at: start + index } ) )
		.filter( ( { block } ) => ! isElsewhere.has( printOf( block ) ) );

/** Most lists stay the same at both ends. */
function equalPairs(
	before: readonly string[],
	after: readonly string[]
): readonly Pair[] {
	let tail = 0;
	while (
		tail < Math.min( before.length, after.length ) &&
		before.at( -1 - tail ) === after.at( -1 - tail )
	) {
		tail += 1;
	}
	const heads = [
		before.slice( 0, before.length - tail ),
		after.slice( 0, after.length - tail ),
	] as const;
	const compare =
		heads[ 0 ].length * heads[ 1 ].length > MAX_EQUAL
			? firstCommon
			: longestCommon;
	return [
		...compare( ...heads ),
		...Array.from( { length: tail }, ( _none, index ) => ( {
			before: heads[ 0 ].length + index,
			after: heads[ 1 ].length + index,
		} ) ),
	];
}

/** A common subsequence: matches each entry with the next equal one, in linear time. */
function firstCommon(
	before: readonly string[],
	after: readonly string[]
): readonly Pair[] {
	const positions = new Map< string, number[] >();
	before.forEach( ( print, at ) =>
		positions.set( print, [ ...( positions.get( print ) ?? [] ), at ] )
	);
	const pairs: Pair[] = [];
	let last = -1;
	after.forEach( ( print, at ) => {
		const next = positions
			.get( print )
			?.find( ( position ) => position > last );
		if ( next !== undefined ) {
			pairs.push( { before: next, after: at } );
			last = next;
		}
	} );
	return pairs;
}

/** The blocks of these lists that have an equal one at another position. */
function movedPrints(
	before: Blocks,
	after: Blocks,
	kept: readonly Pair[]
): ReadonlySet< string > {
	const stayed = {
		before: new Set( kept.map( ( pair ) => pair.before ) ),
		after: new Set( kept.map( ( pair ) => pair.after ) ),
	};
	const come = new Set(
		after
			.filter( ( _block, at ) => ! stayed.after.has( at ) )
			.map( printOf )
	);
	return new Set(
		before
			.filter( ( _block, at ) => ! stayed.before.has( at ) )
			.map( printOf )
			.filter( ( print ) => come.has( print ) )
	);
}

/** The most similar pairs of the same type in two short lists. */
function alikePairs(
	before: readonly Placed[],
	after: readonly Placed[]
): readonly Pair[] {
	const toPositions = ( { before: row, after: column }: Pair ): Pair => ( {
		before: before[ row ]?.at ?? 0,
		after: after[ column ]?.at ?? 0,
	} );
	if ( before.length * after.length > MAX_ALIKE ) {
		return longestCommon(
			before.map( ( { block } ) => block.name ),
			after.map( ( { block } ) => block.name )
		).map( toPositions );
	}
	return heaviest( before.length, after.length, ( row, column ) => {
		const one = before[ row ]?.block;
		const other = after[ column ]?.block;
		return one && other && one.name === other.name
			? 1 + LIKENESS_WEIGHT * likeness( one, other )
			: 0;
	} ).map( toPositions );
}

/** The pairs of positions in order with the highest total weight. */
function heaviest(
	rows: number,
	columns: number,
	weigh: ( row: number, column: number ) => number
): readonly Pair[] {
	const width = columns + 1;
	const best = new Float64Array( ( rows + 1 ) * width );
	const weights = new Float64Array( rows * columns );
	const bestAt = ( row: number, column: number ): number =>
		best[ row * width + column ] ?? 0;
	const withPair = ( row: number, column: number ): number => {
		const weight = weights[ row * columns + column ] ?? 0;
		return weight > 0 ? weight + bestAt( row + 1, column + 1 ) : -1;
	};
	for ( let row = rows - 1; row >= 0; row-- ) {
		for ( let column = columns - 1; column >= 0; column-- ) {
			weights[ row * columns + column ] = weigh( row, column );
			best[ row * width + column ] = Math.max(
				withPair( row, column ),
				bestAt( row + 1, column ),
				bestAt( row, column + 1 )
			);
		}
	}
	const pairs: Pair[] = [];
	let row = 0;
	let column = 0;
	while ( row < rows && column < columns ) {
		const here = bestAt( row, column );
		if ( withPair( row, column ) === here ) {
			pairs.push( { before: row, after: column } );
			row += 1;
			column += 1;
		} else if ( bestAt( row + 1, column ) === here ) {
			row += 1;
		} else {
			column += 1;
		}
	}
	return pairs;
}
