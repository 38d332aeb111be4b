/** How the blocks of a text stand inside of each other. */
export interface BlockNesting {
	/** How many are open at once at most. */
	readonly depth: number;
	/** How many are still open at the end. */
	readonly unclosed: number;
	/** How many ends there are for which nothing is open. */
	readonly unopened: number;
	/** How many have attributes that never end. */
	readonly unfinished: number;
	readonly firstUnclosed: BlockLocation | null;
	readonly firstUnfinished: BlockLocation | null;
	/** The first block that stands in more others than allowed. */
	readonly firstBeyond: BlockLocation | null;
}

/** Where a block begins. */
export interface BlockLocation {
	/** Without the namespace of WordPress's own. */
	readonly name: string;
	/** Counted from 1. */
	readonly line: number;
}

/** One block of a text, or the words between two. */
export interface TextBlock {
	/** Its name without the namespace of WordPress's own; empty for words between blocks. */
	readonly name: string;
	readonly text: string;
}

/** A comment that begins or ends a block, or is one by itself. */
interface Mark {
	/** What is unfinished has attributes that never end; WordPress takes it for words. */
	readonly type: 'begin' | 'end' | 'whole' | 'unfinished';
	readonly name: string;
	readonly start: number;
	readonly end: number;
	/** Where its attributes begin and end; null where it has none. */
	readonly attributes: readonly [ number, number ] | null;
}

/** Where a comment may begin that begins or ends a block. */
const BEGINNING =
	/<!--\s+(\/)?wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)\s+/g;

/** How such a comment ends: after its attributes, which may hold anything, or at once. */
const END_OF_ATTRIBUTES = /\}\s+(\/)?-->/g;
const END = /(\/)?-->/y;

/** Finds the comments of blocks without building any of these. */
function* marksIn( content: string ): Generator< Mark > {
	let at = 0;
	let hasAttributes = true;
	for (;;) {
		const beginning = matchAt( BEGINNING, content, at );
		if ( ! beginning ) {
			return;
		}
		at = BEGINNING.lastIndex;
		const [ , isEnd, name = '' ] = beginning;
		const start = beginning.index;
		const ending = content[ at ] === '{' ? END_OF_ATTRIBUTES : END;
		// What was sought to the end of the text must not be sought again for each that follows.
		const end =
			ending === END || hasAttributes
				? matchAt( ending, content, at )
				: null;
		if ( ! end ) {
			if ( ending === END_OF_ATTRIBUTES ) {
				hasAttributes = false;
				yield {
					type: 'unfinished',
					name,
					start,
					end: at,
					attributes: null,
				};
			}
			continue;
		}
		const attributes =
			ending === END_OF_ATTRIBUTES
				? ( [ at, end.index + 1 ] as const )
				: null;
		at = ending.lastIndex;
		yield {
			type:
				end[ 1 ] !== undefined
					? 'whole'
					: isEnd === undefined
						? 'begin'
						: 'end',
			name,
			start,
			end: at,
			attributes,
		};
	}
}

/**
 * The first block whose attributes cannot be read, or never end; null where there is none.
 *
 * @param content    Blocks as text.
 * @param isReadable Told the attributes of each block, from brace to brace.
 */
export function unreadableBlock(
	content: string,
	isReadable: ( attributes: string ) => boolean
): BlockLocation | null {
	for ( const { type, name, start, attributes } of marksIn( content ) ) {
		// What stands at the end of a block no one reads.
		if (
			type === 'unfinished' ||
			( type !== 'end' &&
				attributes &&
				! isReadable( content.slice( ...attributes ) ) )
		) {
			return { name, line: lineAt( content, start ) };
		}
	}
	return null;
}

/** Whether more blocks of one type than that are inside of each other. */
export function hasDeeper(
	content: string,
	type: string,
	max: number
): boolean {
	const open: string[] = [];
	let depth = 0;
	for ( const mark of marksIn( content ) ) {
		if ( mark.type === 'begin' ) {
			open.push( mark.name );
			depth += Number( mark.name === type );
			if ( depth > max ) {
				return true;
			}
		} else if ( mark.type === 'end' ) {
			depth -= Number( open.pop() === type );
		}
	}
	return false;
}

/**
 * Reads how blocks are nested without building any of them. Like WordPress, it takes every end for the
 * end of the block that was opened last, whatever it is called.
 *
 * @param content  Blocks as text.
 * @param maxDepth How many may be open at once.
 */
export function nestingOf(
	content: string,
	maxDepth = Infinity
): BlockNesting {
	const open: Mark[] = [];
	let depth = 0;
	let unopened = 0;
	let unfinished = 0;
	let beyond: Mark | null = null;
	let halfway: Mark | null = null;
	for ( const mark of marksIn( content ) ) {
		if ( mark.type === 'begin' ) {
			open.push( mark );
			depth = Math.max( depth, open.length );
			beyond ??= open.length > maxDepth ? mark : null;
		} else if ( mark.type === 'end' && ! open.pop() ) {
			unopened += 1;
		} else if ( mark.type === 'unfinished' ) {
			unfinished += 1;
			halfway ??= mark;
		}
	}
	const locationOf = ( { name, start }: Mark ): BlockLocation => ( {
		name,
		line: lineAt( content, start ),
	} );
	const [ first ] = open;
	return {
		depth,
		unclosed: open.length,
		unopened,
		unfinished,
		firstUnclosed: first ? locationOf( first ) : null,
		firstUnfinished: halfway ? locationOf( halfway ) : null,
		firstBeyond: beyond ? locationOf( beyond ) : null,
	};
}

/**
 * The text without the beginnings of blocks that never end. What they were to hold stays where it is, and so does
 * every other block.
 */
export function withoutUnclosed( content: string ): string {
	const open: Mark[] = [];
	for ( const mark of marksIn( content ) ) {
		if ( mark.type === 'begin' ) {
			open.push( mark );
		} else if ( mark.type === 'end' ) {
			open.pop();
		}
	}
	let at = 0;
	const kept = open.map( ( { start, end } ) => {
		const piece = content.slice( at, start );
		at = end;
		return piece;
	} );
	return kept.join( '' ) + content.slice( at );
}

/** The line of a place in a text, counted from 1. */
export const lineAt = ( text: string, at: number ): number =>
	text.slice( 0, at ).split( '\n' ).length;

/**
 * The blocks of a text that stand in no other one, and the words between them, without building any. What
 * is left open takes all that follows, and after an end for which nothing is open WordPress reads on no more.
 */
export function topBlocks( content: string ): readonly TextBlock[] {
	const found: TextBlock[] = [];
	const take = ( name: string, start: number, end?: number ) => {
		const text = content.slice( start, end ).trim();
		if ( text !== '' ) {
			found.push( { name, text } );
		}
	};
	/** Up to where everything has been taken. */
	let taken = 0;
	const open: Mark[] = [];
	for ( const mark of marksIn( content ) ) {
		if ( mark.type === 'unfinished' ) {
			continue;
		}
		if ( mark.type === 'end' ) {
			const begun = open.pop();
			if ( ! begun ) {
				take( '', taken );
				return found;
			}
			if ( open.length === 0 ) {
				take( begun.name, begun.start, mark.end );
				taken = mark.end;
			}
			continue;
		}
		if ( open.length === 0 ) {
			take( '', taken, mark.start );
			taken = mark.start;
		}
		if ( mark.type === 'begin' ) {
			open.push( mark );
		} else if ( open.length === 0 ) {
			take( mark.name, mark.start, mark.end );
			taken = mark.end;
		}
	}
	take( open[ 0 ]?.name ?? '', taken );
	return found;
}

/** Blocks, and words between them, as one text, the way WordPress writes it. */
export const joinBlocks = ( blocks: readonly TextBlock[] ): string =>
	blocks.map( ( { text } ) => text ).join( '\n\n' );

function matchAt( pattern: RegExp, text: string, at: number ) {
	pattern.lastIndex = at;
	return pattern.exec( text );
}
