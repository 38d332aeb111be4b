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

/** The parts of a path in a styles document. */
export interface StylePath {
	readonly block: string | null;
	readonly variation: string | null;
	readonly viewport: ViewportName | null;
	readonly element: ElementName | null;
	readonly customState: CustomStateName | null;
	readonly state: StateName | null;
	/** The keys that remain: the path of the property. */
	readonly keys: readonly string[];
}

/** Parses a path that starts after `styles` or `settings`. */
export function parsePath( path: readonly string[] ): StylePath {
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

/** The first key if it is one of `names`, and the remaining keys. */
function oneOf< Name extends string >(
	names: readonly Name[],
	keys: readonly string[]
): readonly [ Name | null, readonly string[] ] {
	const found = names.find( ( name ) => name === keys[ 0 ] );
	return found === undefined ? [ null, keys ] : [ found, keys.slice( 1 ) ];
}

/** The key after `word`, and the remaining keys; undefined and all keys if the path doesn't start with `word`. */
const named = (
	word: string,
	keys: readonly string[]
): readonly [ string | undefined, readonly string[] ] =>
	keys[ 0 ] === word && keys[ 1 ] !== undefined
		? [ keys[ 1 ], keys.slice( 2 ) ]
		: [ undefined, keys ];
