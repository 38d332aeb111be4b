/** How the blocks of a text stand inside of each other. */
export interface BlockNesting {
	/** How many are open at once at most. */
	readonly depth: number;
	/** How many are still open at the end. */
	readonly unclosed: number;
}

/** Where a comment may begin that begins or ends a block. */
const BEGINNING = /<!--\s+(\/)?wp:(?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*\s+/g;

/** How such a comment ends: after its attributes, which may hold anything, or at once. */
const END_OF_ATTRIBUTES = /\}\s+(\/)?-->/g;
const END = /(\/)?-->/y;

/**
 * Reads how blocks are nested without building any of them. Like WordPress, it takes every end for the
 * end of the block that was opened last, whatever it is called.
 *
 * @param content Blocks as text.
 */
export function nestingOf( content: string ): BlockNesting {
	let open = 0;
	let depth = 0;
	let at = 0;
	let hasAttributes = true;
	for (;;) {
		const beginning = matchAt( BEGINNING, content, at );
		if ( ! beginning ) {
			return { depth, unclosed: open };
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
		const isWhole = end[ 1 ] !== undefined;
		if ( ! isWhole ) {
			open = beginning[ 1 ] ? Math.max( 0, open - 1 ) : open + 1;
			depth = Math.max( depth, open );
		}
	}
}

function matchAt( pattern: RegExp, text: string, at: number ) {
	pattern.lastIndex = at;
	return pattern.exec( text );
}
