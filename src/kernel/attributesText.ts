/** PHP reads no JSON that is nested deeper, and takes it for nothing. */
const MAX_DEPTH = 511;

/**
 * WordPress looks for the end of attributes brace by brace, and gives up at a million steps: it then takes the
 * block, and all that follows, for words. The least that was seen to fail were 250,000.
 */
const MAX_BRACES = 100_000;

/** Half a character that JSON has written as an escape: browsers read it, PHP refuses all of the JSON. */
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/**
 * Whether both browsers and PHP can read the attributes of a block. A block whose attributes cannot be read has
 * none: what was set in it is lost.
 *
 * @param text From brace to brace.
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
		// Written again, escapes that belong together have become characters.
		! (
			text.includes( '\\u' ) &&
			HALF_CHARACTER.test( JSON.stringify( value ) )
		)
	);
}

/** How deep a JSON text is nested; 0 where it cannot be too deep. */
function depthOf( json: string ): number {
	if ( countOf( json, '{' ) + countOf( json, '[' ) <= MAX_DEPTH ) {
		return 0;
	}
	let depth = 0;
	let deepest = 0;
	// Texts are skipped: what looks like a bracket in them is none.
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
