import { ELEMENTS, STATES, type ElementName, type StateName } from './target';

/** What a path inside of a document of styles is about. */
export interface ChangedPlace {
	readonly block: string | null;
	readonly variation: string | null;
	readonly element: ElementName | null;
	readonly state: StateName | null;
	/** What is left: the names that lead to the value. */
	readonly keys: readonly string[];
}

const elementOf = ( key: string | undefined ): ElementName | undefined =>
	ELEMENTS.find( ( name ) => name === key );

const stateOf = ( key: string | undefined ): StateName | undefined =>
	STATES.find( ( name ) => name === key );

/** Takes a path apart, beginning after `styles` or `settings`. */
export function placeOf( path: readonly string[] ): ChangedPlace {
	const [ block, inBlock ] = named( 'blocks', path );
	const [ variation, inVariation ] = named( 'variations', inBlock );
	const [ part, inPart ] = named( 'elements', inVariation );
	const element = elementOf( part );
	const rest = element ? inPart : inVariation;
	const state = stateOf( rest[ 0 ] );
	return {
		block: block ?? null,
		variation: variation ?? null,
		element: element ?? null,
		state: state ?? null,
		keys: state ? rest.slice( 1 ) : rest,
	};
}

/** The name that follows a word, and what follows it; undefined and all where the path begins with something else. */
const named = (
	word: string,
	keys: readonly string[]
): readonly [ string | undefined, readonly string[] ] =>
	keys[ 0 ] === word && keys[ 1 ] !== undefined
		? [ keys[ 1 ], keys.slice( 2 ) ]
		: [ undefined, keys ];
