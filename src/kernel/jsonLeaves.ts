/** A value in a JSON text that has no values in it: a string, a number, a boolean or null. */
export interface JsonLeaf {
	/** Names of members and positions in lists, from the outside. */
	readonly path: readonly ( string | number )[];
	readonly value: string | number | boolean | null;
	/** Where it is, with its quotes. */
	readonly start: number;
	readonly end: number;
	/** The member of an object or list with the comma that its removal takes along. */
	readonly member: readonly [ number, number ];
}

/** Objects and lists in one another, above which attributes can't be read; see isReadableAttributes(). */
const MAX_DEPTH = 511;

const TOKEN = /\s+|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/gsy;

interface Level {
	readonly isList: boolean;
	name: string | number;
	/** Whether a name comes next. */
	isNaming: boolean;
	/** Where the current member begins. */
	begin: number;
	/** Where the comma before it is; negative for the first one. */
	comma: number;
}

interface OpenLeaf extends JsonLeaf {
	member: readonly [ number, number ];
	readonly level: Level;
}

/**
 * The values of a JSON text with their places, so that one can be replaced and the rest stays as it is written.
 *
 * @return None if it isn't JSON, or is nested too deep.
 */
export function jsonLeaves( json: string ): readonly JsonLeaf[] {
	if ( ! isJson( json ) ) {
		return [];
	}
	const found: OpenLeaf[] = [];
	const levels: Level[] = [];
	for ( const { 0: token, index } of json.matchAll( TOKEN ) ) {
		const level = levels[ levels.length - 1 ];
		if ( token.trim() === '' ) {
			continue;
		}
		if ( token === '{' || token === '[' ) {
			if ( levels.length >= MAX_DEPTH ) {
				return [];
			}
			noteBegin( level, index );
			levels.push( {
				isList: token === '[',
				name: 0,
				isNaming: token === '{',
				begin: -1,
				comma: -1,
			} );
		} else if ( token === '}' || token === ']' ) {
			levels.pop();
		} else if ( token === ',' && level ) {
			const last = found[ found.length - 1 ];
			if ( last?.level === level && level.comma < 0 ) {
				last.member = [ last.member[ 0 ], index + 1 ];
			}
			level.comma = index;
			level.begin = -1;
			level.isNaming = ! level.isList;
			level.name =
				typeof level.name === 'number' ? level.name + 1 : level.name;
		} else if ( token === ':' && level ) {
			level.isNaming = false;
		} else if ( level?.isNaming ) {
			noteBegin( level, index );
			level.name = String( JSON.parse( token ) );
		} else {
			noteBegin( level, index );
			found.push( leafAt( token, index, levels ) );
		}
	}
	return found;
}

function noteBegin( level: Level | undefined, index: number ): void {
	if ( level && level.begin < 0 ) {
		level.begin = index;
	}
}

function leafAt(
	token: string,
	start: number,
	levels: readonly Level[]
): OpenLeaf {
	const level = levels[ levels.length - 1 ] ?? ROOT;
	const end = start + token.length;
	return {
		path: levels.map( ( { name } ) => name ),
		value: JSON.parse( token ) as JsonLeaf[ 'value' ],
		start,
		end,
		member: [ level.comma < 0 ? level.begin : level.comma, end ],
		level,
	};
}

const ROOT: Level = {
	isList: false,
	name: '',
	isNaming: false,
	begin: 0,
	comma: -1,
};

function isJson( text: string ): boolean {
	try {
		JSON.parse( text );
		return true;
	} catch {
		return false;
	}
}
