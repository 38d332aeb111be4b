/** How the blocks of a text stand inside of each other. */
export interface BlockNesting {
	/** How many are open at once at most. */
	readonly depth: number;
	/** How many are still open at the end. */
	readonly unclosed: number;
	/** How many ends there are for which nothing is open. */
	readonly unopened: number;
}

/** One block of a text, or the words between two. */
export interface TextBlock {
	/** Its name without the namespace of WordPress's own; empty for words between blocks. */
	readonly name: string;
	readonly text: string;
}

/** A comment that begins or ends a block, or is one by itself. */
interface Mark {
	readonly type: 'begin' | 'end' | 'whole';
	readonly name: string;
	readonly start: number;
	readonly end: number;
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
		const ending = content[ at ] === '{' ? END_OF_ATTRIBUTES : END;
		if ( ending === END_OF_ATTRIBUTES && ! hasAttributes ) {
			continue;
		}
		const end = matchAt( ending, content, at );
		if ( ! end ) {
			// What was sought to the end of the text must not be sought again for each that follows.
			hasAttributes &&= ending === END;
			continue;
		}
		at = ending.lastIndex;
		const [ , isEnd, name = '' ] = beginning;
		yield {
			type:
				end[ 1 ] !== undefined
					? 'whole'
					: isEnd === undefined
						? 'begin'
						: 'end',
			name,
			start: beginning.index,
			end: at,
		};
	}
}

/**
 * Reads how blocks are nested without building any of them. Like WordPress, it takes every end for the
 * end of the block that was opened last, whatever it is called.
 *
 * @param content Blocks as text.
 */
export function nestingOf( content: string ): BlockNesting {
	let open = 0;
	let depth = 0;
	let unopened = 0;
	for ( const { type } of marksIn( content ) ) {
		if ( type === 'begin' ) {
			open += 1;
			depth = Math.max( depth, open );
		} else if ( type === 'end' && open > 0 ) {
			open -= 1;
		} else if ( type === 'end' ) {
			unopened += 1;
		}
	}
	return { depth, unclosed: open, unopened };
}

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
