/** The position of a JSON syntax error, starting at 1. */
export interface JsonProblem {
	readonly line: number;
	readonly column: number;
}

const TOKEN =
	/[\t\n\r ]+|[[\]{},:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/uy;

/** The expected next token: a value, or a token of the open object or list. */
type Expected =
	'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'next' | 'end';

/**
 * The first syntax error of a JSON text; null if it is valid. Browsers report positions differently or not at all. Not
 * recursive, so that any depth is supported.
 */
export function findJsonProblem( text: string ): JsonProblem | null {
	const open: string[] = [];
	let expected: Expected = 'value';
	let at = 0;
	while ( at < text.length ) {
		TOKEN.lastIndex = at;
		const [ token ] = TOKEN.exec( text ) ?? [];
		if ( token === undefined ) {
			return positionOf( text, at );
		}
		if ( token.trim() !== '' ) {
			const next = step( token, expected, open );
			if ( next === null ) {
				return positionOf( text, at );
			}
			expected = next;
		}
		at += token.length;
	}
	return expected === 'end' ? null : positionOf( text, at );
}

/** The expected tokens after a token; null if it isn't allowed itself. Updates the stack of open brackets. */
function step(
	token: string,
	expected: Expected,
	open: string[]
): Expected | null {
	switch ( expected ) {
		case 'colon':
			return token === ':' ? 'value' : null;
		case 'firstKey':
			return token === '}' ? close( open ) : keyIn( token );
		case 'key':
			return keyIn( token );
		case 'firstItem':
			return token === ']' ? close( open ) : valueIn( token, open );
		case 'value':
			return valueIn( token, open );
		case 'next':
			return after( token, open );
		case 'end':
			return null;
	}
}

const keyIn = ( token: string ): Expected | null =>
	token.startsWith( '"' ) ? 'colon' : null;

function valueIn( token: string, open: string[] ): Expected | null {
	if ( token === '{' || token === '[' ) {
		open.push( token );
		return token === '{' ? 'firstKey' : 'firstItem';
	}
	return /^[\]},:]$/.test( token ) ? null : following( open );
}

function after( token: string, open: string[] ): Expected | null {
	const isObject = open.at( -1 ) === '{';
	if ( token === ',' ) {
		return isObject ? 'key' : 'value';
	}
	return token === ( isObject ? '}' : ']' ) ? close( open ) : null;
}

function close( open: string[] ): Expected {
	open.pop();
	return following( open );
}

const following = ( open: readonly string[] ): Expected =>
	open.length === 0 ? 'end' : 'next';

function positionOf( text: string, at: number ): JsonProblem {
	const lines = text.slice( 0, at ).split( /\r\n|\r|\n/ );
	return { line: lines.length, column: ( lines.at( -1 )?.length ?? 0 ) + 1 };
}
