/** CSS with each quoted string and each address replaced by a space. */
interface Bare {
	readonly bare: string;
	/** The addresses in `url()`. */
	readonly addresses: readonly string[];
}

/** The scope of the replacement: in whole sheets, comments and escapes are replaced as well. */
type Scope = 'value' | 'sheet';

const SPACE = /\s/;
const WORD_BEFORE = /[\w-]/;
/** Line ends, which terminate strings and escapes. */
const LINE_END = /[\n\r\f]/;
const NOT_OF_ADDRESS = /["'()\\\s<]/;

/**
 * Reads a text once from start to end: a regular expression would restart at each unclosed quote, bracket and comment, which
 * takes minutes for a megabyte of them. The server uses the same algorithm (`includes/Styles/Css_Validator.php`).
 */
export function withoutQuoted( text: string, scope: Scope ): Bare {
	const pieces: string[] = [];
	const addresses: string[] = [];
	const endOfQuoted = quotesOf( text );
	let hasComments = scope === 'sheet';
	let kept = 0;
	let at = 0;

	/** The end of a comment that starts here; 0 if none does. */
	const endOfComment = (): number => {
		if ( ! hasComments || ! text.startsWith( '/*', at ) ) {
			return 0;
		}
		const end = text.indexOf( '*/', at + 2 );
		// Later comments aren't closed either.
		hasComments = end >= 0;
		return hasComments ? end + 2 : 0;
	};

	const endOfAddress = (): number => {
		if (
			text.slice( at, at + 4 ).toLowerCase() !== 'url(' ||
			WORD_BEFORE.test( text.charAt( at - 1 ) )
		) {
			return 0;
		}
		const start = skip( text, at + 4, SPACE );
		const quoted = endOfQuoted( start );
		const end = quoted || skipUntil( text, start, NOT_OF_ADDRESS );
		const close = skip( text, end, SPACE );
		if ( text[ close ] !== ')' ) {
			return 0;
		}
		addresses.push(
			quoted ? text.slice( start + 1, end - 1 ) : text.slice( start, end )
		);
		return close + 1;
	};

	const endOfEscape = (): number =>
		scope === 'sheet' &&
		text[ at ] === '\\' &&
		at + 1 < text.length &&
		! LINE_END.test( text.charAt( at + 1 ) )
			? at + 2
			: 0;

	while ( at < text.length ) {
		const end =
			endOfComment() ||
			endOfAddress() ||
			endOfQuoted( at ) ||
			endOfEscape();
		if ( end === 0 ) {
			at += 1;
			continue;
		}
		pieces.push( text.slice( kept, at ), ' ' );
		at = end;
		kept = end;
	}
	pieces.push( text.slice( kept ) );
	return { bare: pieces.join( '' ), addresses };
}

/** Returns a function for the end of a quoted string that starts at an index; 0 if none starts there, or it isn't closed. */
function quotesOf( text: string ): ( start: number ) => number {
	/** The index up to which each quote character is known to be unclosed, so that no part is scanned twice. */
	const openUntil = new Map< string, number >();
	return ( start ) => {
		const quote = text.charAt( start );
		if (
			( quote !== '"' && quote !== "'" ) ||
			start < ( openUntil.get( quote ) ?? 0 )
		) {
			return 0;
		}
		let at = start + 1;
		while ( at < text.length && ! LINE_END.test( text.charAt( at ) ) ) {
			if ( text[ at ] === quote ) {
				return at + 1;
			}
			const isEscape = text[ at ] === '\\';
			if ( isEscape && LINE_END.test( text.charAt( at + 1 ) ) ) {
				break;
			}
			at += isEscape ? 2 : 1;
		}
		openUntil.set( quote, at );
		return 0;
	};
}

function skip( text: string, from: number, what: RegExp ): number {
	let at = from;
	while ( at < text.length && what.test( text.charAt( at ) ) ) {
		at += 1;
	}
	return at;
}

function skipUntil( text: string, from: number, what: RegExp ): number {
	let at = from;
	while ( at < text.length && ! what.test( text.charAt( at ) ) ) {
		at += 1;
	}
	return at;
}
