import {
	CUSTOM_STATES,
	ELEMENTS,
	STATES,
	VIEWPORTS,
	type CustomStateName,
	type ElementName,
	type StateName,
	type ViewportName,
} from './targetNames';

/** What a path inside of a document of styles is about. */
export interface ChangedPlace {
	readonly block: string | null;
	readonly variation: string | null;
	readonly viewport: ViewportName | null;
	readonly element: ElementName | null;
	readonly customState: CustomStateName | null;
	readonly state: StateName | null;
	/** The rest: the names that lead to the value. */
	readonly keys: readonly string[];
}

/** Takes a path apart, beginning after `styles` or `settings`. */
export function placeOf( path: readonly string[] ): ChangedPlace {
	const [ block, inBlock ] = named( 'blocks', path );
	const [ variation, inVariation ] = named( 'variations', inBlock );
	const [ viewport, inViewport ] = oneOf( VIEWPORTS, inVariation );
	const [ part, inPart ] = named( 'elements', inViewport );
	const element = ELEMENTS.find( ( name ) => name === part ) ?? null;
	const [ customState, inCustom ] = oneOf(
		CUSTOM_STATES,
		element ? inPart : inViewport
	);
	const [ state, keys ] = oneOf( STATES, inCustom );
	return {
		block: block ?? null,
		variation: variation ?? null,
		viewport,
		element,
		customState,
		state,
		keys,
	};
}

/** The first name where it is one of some, and what follows it. */
function oneOf< Name extends string >(
	names: readonly Name[],
	keys: readonly string[]
): readonly [ Name | null, readonly string[] ] {
	const found = names.find( ( name ) => name === keys[ 0 ] );
	return found === undefined ? [ null, keys ] : [ found, keys.slice( 1 ) ];
}

/** The name that follows a word, and what follows it; undefined and all where the path begins with something else. */
const named = (
	word: string,
	keys: readonly string[]
): readonly [ string | undefined, readonly string[] ] =>
	keys[ 0 ] === word && keys[ 1 ] !== undefined
		? [ keys[ 1 ], keys.slice( 2 ) ]
		: [ undefined, keys ];
