import { blockRanges } from '@/kernel/blockText';
import { longestCommon, type Pair } from '@/kernel/longestCommon';

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

/** A text as its top-level blocks and the spaces around them. */
interface Version {
	readonly blocks: readonly Placed[];
	/** Before the first block, between two, and after the last: one more than blocks. */
	readonly gaps: readonly string[];
}

/** A block, or the text between two. */
interface TextBlock {
	/** Without the `core/` namespace; empty for text between blocks. */
	readonly name: string;
	readonly text: string;
}

interface Placed extends TextBlock {
	/** The position in its version. */
	readonly at: number;
}

type Side = 'base' | 'mine' | 'theirs';

/** A block of the merged text, with its positions in the versions that have it. */
type Merged = Pick< TextBlock, 'text' > &
	Partial< Readonly< Record< Side, number > > >;

/** The changes of one side to the base blocks. */
interface Changes {
	/** For each base block: its version there, or null where it was removed. */
	readonly fates: readonly ( Placed | null )[];
	/** The blocks added before each base block, and after the last. */
	readonly arrivals: readonly ( readonly Placed[] )[];
}

/**
 * Merges two people's changes of the same content, by top-level block. Where both added blocks at the same position,
 * theirs come first. Spaces that nobody has changed stay, too.
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
	const before = versionOf( base );
	const here = versionOf( mine );
	const there = versionOf( theirs );
	const counts = [ before, here, there ].map(
		( { blocks } ) => blocks.length
	);
	if ( Math.max( ...counts ) > MAX_BLOCKS ) {
		return { ok: false, reason: 'tooLong' };
	}
	const merged = mergeChanges(
		before.blocks,
		changesOf( before.blocks, here.blocks ),
		changesOf( before.blocks, there.blocks )
	);
	return typeof merged === 'string'
		? { ok: false, reason: merged }
		: {
				ok: true,
				content: joined( merged, {
					base: before,
					mine: here,
					theirs: there,
				} ),
			};
}

function versionOf( text: string ): Version {
	const ranges = blockRanges( text );
	return {
		blocks: ranges.map( ( { name, start, end }, at ) => ( {
			name,
			text: text.slice( start, end ),
			at,
		} ) ),
		gaps: [ ...ranges, null ].map( ( range, at ) =>
			text.slice( ranges[ at - 1 ]?.end ?? 0, range?.start )
		),
	};
}

function mergeChanges(
	base: readonly Placed[],
	mine: Changes,
	theirs: Changes
): readonly Merged[] | BlocksClash {
	if ( isAnyAtTwoPositions( base, mine, theirs ) ) {
		return 'order';
	}
	const merged: Merged[] = [];
	for ( let at = 0; at <= base.length; at++ ) {
		merged.push(
			...bothOf( theirs.arrivals[ at ] ?? [], mine.arrivals[ at ] ?? [] )
		);
		const block = base[ at ];
		if ( ! block ) {
			continue;
		}
		const here = mine.fates[ at ] ?? null;
		const there = theirs.fates[ at ] ?? null;
		const fate = fateOf( block, here, there );
		if ( fate === 'clash' ) {
			return 'sameBlock';
		}
		if ( fate ) {
			merged.push( {
				text: fate.text,
				base: at,
				...( here ? { mine: here.at } : {} ),
				...( there ? { theirs: there.at } : {} ),
			} );
		}
	}
	return merged;
}

/** The text of blocks, with the spaces that are around them in their versions. */
function joined(
	blocks: readonly Merged[],
	versions: Readonly< Record< Side, Version > >
): string {
	const gapAt = ( at: number ): string => {
		const gapIn = ( side: Side ): string | undefined => {
			const { gaps } = versions[ side ];
			const before = at === 0 ? -1 : blocks[ at - 1 ]?.[ side ];
			const after =
				at === blocks.length ? gaps.length - 1 : blocks[ at ]?.[ side ];
			return before !== undefined && after === before + 1
				? gaps[ after ]
				: undefined;
		};
		const [ was, here, there ] = [
			gapIn( 'base' ),
			gapIn( 'mine' ),
			gapIn( 'theirs' ),
		];
		return (
			( here === was ? ( there ?? here ) : ( here ?? there ) ) ??
			( at === 0 || at === blocks.length ? '' : '\n\n' )
		);
	};
	return (
		blocks.map( ( { text }, at ) => gapAt( at ) + text ).join( '' ) +
		gapAt( blocks.length )
	);
}

function fateOf(
	block: TextBlock,
	mine: Placed | null,
	theirs: Placed | null
): Placed | null | 'clash' {
	if ( mine?.text === theirs?.text || theirs?.text === block.text ) {
		return mine;
	}
	return mine?.text === block.text ? theirs : 'clash';
}

/** Equal blocks were kept; between those, blocks of one type are aligned in order. */
function changesOf(
	base: readonly Placed[],
	side: readonly Placed[]
): Changes {
	const kept = longestCommon( base.map( textOf ), side.map( textOf ) );
	const moved = movedTexts( base, side, kept );
	const fates: ( Placed | null )[] = base.map( () => null );
	const arrivals: Placed[][] = [ ...base, null ].map( () => [] );
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
			fates[ next.before ] = side[ next.after ] ?? null;
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

/** All added blocks of both sides, without duplicates. */
function bothOf(
	theirs: readonly Placed[],
	mine: readonly Placed[]
): readonly Merged[] {
	const isMissing = takeMissing( theirs, mine );
	const found: Merged[] = [];
	let at = { before: 0, after: 0 };
	for ( const pair of [
		...longestCommon( theirs.map( textOf ), mine.map( textOf ) ),
		{ before: theirs.length, after: mine.length },
	] ) {
		const [ there, here ] = [ theirs[ pair.before ], mine[ pair.after ] ];
		found.push(
			...theirs
				.slice( at.before, pair.before )
				.map( ( block ) => ( { text: block.text, theirs: block.at } ) ),
			...mine
				.slice( at.after, pair.after )
				.filter( isMissing )
				.map( ( block ) => ( { text: block.text, mine: block.at } ) ),
			...( here && there
				? [ { text: here.text, mine: here.at, theirs: there.at } ]
				: [] )
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
