import type { UnknownRecord } from './guards';

/** PHP's limit for nested JSON; above it, decoding returns null. */
const MAX_DEPTH = 511;

/**
 * WordPress searches the end of attributes brace by brace, and gives up after a million steps: it then treats the block
 * and all following content as text. The lowest failing number in tests was 250,000.
 */
const MAX_BRACES = 100_000;

/** An escaped lone surrogate: browsers accept it, PHP rejects the whole JSON. */
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/**
 * Whether both browsers and PHP can parse the attributes of a block. Otherwise the block loses its attributes.
 *
 * @param text The JSON with its outer braces.
 */
export function isReadableAttributes( text: string ): boolean {
	if ( countOf( text, '}' ) > MAX_BRACES ) {
		return false;
	}
	let value: unknown;
	try {
		value = JSON.parse( text );
	} catch {
		return false;
	}
	return (
		depthOf( text ) <= MAX_DEPTH &&
		// After encoding again, valid pairs of escapes have become characters.
		! (
			text.includes( '\\u' ) &&
			HALF_CHARACTER.test( JSON.stringify( value ) )
		)
	);
}

/** The nesting depth of a JSON text; 0 if it can't be too deep. */
function depthOf( json: string ): number {
	if ( countOf( json, '{' ) + countOf( json, '[' ) <= MAX_DEPTH ) {
		return 0;
	}
	let depth = 0;
	let deepest = 0;
	// Strings are skipped, because they may contain brackets.
	for ( const [ token ] of json.matchAll(
		/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g
	) ) {
		if ( token === '{' || token === '[' ) {
			depth += 1;
			deepest = Math.max( deepest, depth );
		} else if ( token === '}' || token === ']' ) {
			depth -= 1;
		}
	}
	return deepest;
}

function countOf( text: string, wanted: string ): number {
	let count = 0;
	let at = text.indexOf( wanted );
	while ( at >= 0 ) {
		count += 1;
		at = text.indexOf( wanted, at + 1 );
	}
	return count;
}

/** Inside of a comment nothing may look like its end, or like markup to filters. */
const ESCAPED: readonly ( readonly [ RegExp, string ] )[] = [
	// WordPress strips slashes from stored content, except in such escape sequences.
	[ /\\\\/g, '\\u005c' ],
	[ /\\"/g, '\\u0022' ],
	[ /--/g, '\\u002d\\u002d' ],
	[ /</g, '\\u003c' ],
	[ />/g, '\\u003e' ],
	[ /&/g, '\\u0026' ],
];

/** Attributes, or one of their values, as WordPress stores them in the delimiter of a block. */
export const attributesJson = ( value: UnknownRecord | string ): string =>
	ESCAPED.reduce(
		( json, [ sign, escaped ] ) => json.replace( sign, escaped ),
		JSON.stringify( value )
	);
