/** The nesting of blocks in a text. */
export interface BlockNesting {
	/** The maximum number of open blocks. */
	readonly depth: number;
	/** The number of blocks still open at the end. */
	readonly unclosed: number;
	/** The number of closing comments without an open block. */
	readonly unopened: number;
	/** The number of comments whose attributes never end. */
	readonly unfinished: number;
	readonly firstUnclosed: BlockLocation | null;
	readonly firstUnfinished: BlockLocation | null;
	/** The first block above the allowed depth. */
	readonly firstBeyond: BlockLocation | null;
}

/** The location of a block in a text. */
export interface BlockLocation {
	/** Without the `core/` namespace. */
	readonly name: string;
	/** Counted from 1. */
	readonly line: number;
}

/** An opening, closing or self-closing block comment. */
interface Mark {
	/** Unfinished: its attributes never end, so WordPress treats it as text. */
	readonly type: 'begin' | 'end' | 'whole' | 'unfinished';
	readonly name: string;
	readonly start: number;
	readonly end: number;
	/** The start and end of its attributes; null without any. */
	readonly attributes: readonly [ number, number ] | null;
}

/** The start of a block comment, with the characters that WordPress treats as spaces. */
const BEGINNING =
	/<!--[ \t\f\r\n]+(\/)?wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)[ \t\f\r\n]+/g;

/** The end of a block comment: after its attributes, which may contain anything, or immediately. */
const END_OF_ATTRIBUTES = /\}[ \t\f\r\n]+(\/)?-->/g;
const END = /(\/)?-->/y;

/**
 * Finds block comments without parsing blocks, by the grammar of WordPress's parser but in linear time; on the server,
 * includes/Support/Block_Marks.php does the same.
 */
function* marksIn( content: string ): Generator< Mark > {
	let at = 0;
	let hasAttributes = true;
	for (;;) {
		const beginning = matchAt( BEGINNING, content, at );
		if ( ! beginning ) {
			return;
		}
		at = BEGINNING.lastIndex;
		const [ , isEnd, fullName = '' ] = beginning;
		const name = fullName.replace( /^core\//, '' );
		const start = beginning.index;
		const ending = content[ at ] === '{' ? END_OF_ATTRIBUTES : END;
		// A search that reached the end of the text isn't repeated for later comments.
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
 * The first block whose attributes are invalid or never end; null without one.
 *
 * @param content    Serialized blocks.
 * @param isReadable Called with the attributes of each block, with their braces.
 */
export function unreadableBlock(
	content: string,
	isReadable: ( attributes: string ) => boolean
): BlockLocation | null {
	for ( const { type, name, start, attributes } of marksIn( content ) ) {
		// WordPress ignores attributes of closing comments.
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

/**
 * The place of the attributes of the first block in a text, with their braces; an empty one where they would be if it has none; null
 * without a block.
 */
export function placeOfAttributes(
	content: string
): readonly [ number, number ] | null {
	for ( const { type, start, attributes } of marksIn( content ) ) {
		if ( type === 'begin' || type === 'whole' ) {
			matchAt( BEGINNING, content, start );
			const at = BEGINNING.lastIndex;
			return attributes ?? [ at, at ];
		}
	}
	return null;
}

/** Whether more than a number of blocks of one type are nested. */
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
 * The nesting of blocks, without parsing them. Like WordPress, it matches each closing comment with the last open
 * block, regardless of the name.
 *
 * @param content  Serialized blocks.
 * @param maxDepth The maximum number of nested blocks.
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

/** Removes opening comments of blocks that are never closed. Their content and all other blocks stay. */
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

/** The line number of an index in a text, counted from 1. */
export const lineAt = ( text: string, at: number ): number =>
	text.slice( 0, at ).split( '\n' ).length;

/** A top-level block of a text, or the text between two, without the spaces around it. */
export interface BlockRange {
	/** Without the `core/` namespace; empty for text between blocks. */
	readonly name: string;
	readonly start: number;
	readonly end: number;
	/** Where its opening comment ends and its closing comment begins; null without both. */
	readonly inner: readonly [ number, number ] | null;
}

/**
 * The top-level blocks of a text and the text between them, without parsing them. An unclosed block contains the rest
 * of the text; after a closing comment without an open block, WordPress stops parsing.
 */
export function blockRanges( content: string ): readonly BlockRange[] {
	const found: BlockRange[] = [];
	const take = (
		name: string,
		from: number,
		to: number,
		inner: BlockRange[ 'inner' ] = null
	) => {
		const text = content.slice( from, to );
		const start = from + text.length - text.trimStart().length;
		const end = to - ( text.length - text.trimEnd().length );
		if ( start < end ) {
			found.push( { name, start, end, inner } );
		}
	};
	/** The end of the processed text. */
	let taken = 0;
	const open: Mark[] = [];
	for ( const mark of marksIn( content ) ) {
		if ( mark.type === 'unfinished' ) {
			continue;
		}
		if ( mark.type === 'end' ) {
			const begun = open.pop();
			if ( ! begun ) {
				take( '', taken, content.length );
				return found;
			}
			if ( open.length === 0 ) {
				take( begun.name, begun.start, mark.end, [
					begun.end,
					mark.start,
				] );
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
	take( open[ 0 ]?.name ?? '', taken, content.length );
	return found;
}

/** A block of a text, at any depth, with what is its own. */
export interface BlockPart {
	/** Without the `core/` namespace; empty for text between blocks. */
	readonly name: string;
	/** The block around it; null at the top. */
	readonly parent: BlockPart | null;
	/** Among the inner blocks of its parent. */
	readonly position: number;
	readonly start: number;
	readonly end: number;
	/** The start and end of its attributes with their braces; null without any. */
	readonly attributes: readonly [ number, number ] | null;
	/** The ranges of its HTML: before, between and after its inner blocks. */
	readonly html: readonly ( readonly [ number, number ] )[];
}

/** A block whose end isn't found yet. */
interface OpenPart extends Omit< BlockPart, 'end' | 'html' > {
	end: number;
	readonly html: ( readonly [ number, number ] )[];
	inner: number;
}

/**
 * All blocks of a text in the order of their beginnings, without parsing them. Unclosed blocks and closing comments without
 * an open block are as in blockRanges().
 */
export function blockParts( content: string ): readonly BlockPart[] {
	const found: OpenPart[] = [];
	const open: OpenPart[] = [];
	let roots = 0;
	let taken = 0;
	const begin = (
		name: string,
		start: number,
		attributes: BlockPart[ 'attributes' ] = null
	): OpenPart => {
		const parent = open[ open.length - 1 ] ?? null;
		const part: OpenPart = {
			name,
			parent,
			position: parent?.inner ?? roots,
			start,
			end: content.length,
			attributes,
			html: [],
			inner: 0,
		};
		if ( parent ) {
			parent.inner += 1;
		} else {
			roots += 1;
		}
		found.push( part );
		return part;
	};
	const takeHtml = ( to: number ) => {
		const parent = open[ open.length - 1 ];
		if ( taken < to && parent ) {
			parent.html.push( [ taken, to ] );
		} else if ( content.slice( taken, to ).trim() !== '' ) {
			const text = begin( '', taken );
			text.end = to;
			text.html.push( [ taken, to ] );
		}
	};
	for ( const { type, name, start, end, attributes } of marksIn( content ) ) {
		if ( type === 'unfinished' ) {
			continue;
		}
		if ( type === 'end' && open.length === 0 ) {
			break;
		}
		takeHtml( start );
		taken = end;
		if ( type === 'end' ) {
			const ended = open.pop();
			if ( ended ) {
				ended.end = end;
			}
			continue;
		}
		const part = begin( name, start, attributes );
		if ( type === 'begin' ) {
			open.push( part );
		} else {
			part.end = end;
		}
	}
	takeHtml( content.length );
	return found;
}

/** The positions of a block and of those around it, from the top. */
export function pathOf( part: BlockPart ): readonly number[] {
	const path: number[] = [];
	for ( let at: BlockPart | null = part; at; at = at.parent ) {
		path.push( at.position );
	}
	return path.reverse();
}

function matchAt( pattern: RegExp, text: string, at: number ) {
	pattern.lastIndex = at;
	return pattern.exec( text );
}
