import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** Settings and styles are trees; their leaves are strings, numbers, lists and invalid values. */
export type Tree = UnknownRecord;

/** The path from a tree's root to a value. */
export type Keys = readonly string[];

const EMPTY: Tree = {};

/** A branch as a tree. PHP writes an empty one as a list. */
export const asTree = ( value: unknown ): Tree =>
	isRecord( value ) ? value : EMPTY;

/** The value at a path; undefined if there is none or it is `null`. */
export function getIn( tree: unknown, keys: Keys ): unknown {
	let value = tree;
	for ( const key of keys ) {
		if ( ! isRecord( value ) || ! Object.hasOwn( value, key ) ) {
			return undefined;
		}
		value = value[ key ];
	}
	return value ?? undefined;
}

/**
 * The tree with a value set at a path; the same tree if nothing changes. Undefined removes the value and every branch that
 * becomes empty.
 */
export function setIn( tree: Tree, keys: Keys, value: unknown ): Tree {
	const [ key, ...rest ] = keys;
	if ( key === undefined ) {
		return asTree( value );
	}
	const has = Object.hasOwn( tree, key );
	const before = has ? tree[ key ] : undefined;
	const after =
		rest.length === 0
			? value
			: isRecord( before ) || value !== undefined
				? orNothing( setIn( asTree( before ), rest, value ) )
				: before;
	if ( after === before ) {
		return has && after === undefined ? without( tree, key ) : tree;
	}
	return after === undefined
		? without( tree, key )
		: withEntry( tree, key, after );
}

const orNothing = ( tree: Tree ): Tree | undefined =>
	Object.keys( tree ).length === 0 ? undefined : tree;

/** Built from pairs, so that a key named `__proto__` is an ordinary one. */
const withEntry = ( tree: Tree, key: string, value: unknown ): Tree =>
	Object.fromEntries(
		Object.hasOwn( tree, key )
			? Object.entries( tree ).map( ( entry ) =>
					entry[ 0 ] === key ? [ key, value ] : entry
				)
			: [ ...Object.entries( tree ), [ key, value ] ]
	);

const without = ( tree: Tree, key: string ): Tree =>
	Object.fromEntries(
		Object.entries( tree ).filter( ( [ name ] ) => name !== key )
	);

/** Branches that group others. A stored value of another type is invalid there, and doesn't replace the layer below. */
const GROUPS: ReadonlySet< string > = new Set( [
	'background',
	'blocks',
	'border',
	'color',
	'custom',
	'dimensions',
	'elements',
	'layout',
	'outline',
	'spacing',
	'typography',
	'variations',
] );

/** Objects that are replaced as a whole, although they look like branches. */
const WHOLE: ReadonlySet< string > = new Set( [ 'backgroundImage' ] );

/** Whether the value of a key is replaced as a whole, even if it is an object. */
export const isWhole = ( key: string ): boolean => WHOLE.has( key );

const merged = new WeakMap< Tree, WeakMap< Tree, Tree > >();

/**
 * Merges one tree over another: branches are merged, other values are replaced. The same two trees return the same result,
 * and unchanged branches stay identical.
 */
export function mergeTrees( below: Tree, above: Tree ): Tree {
	if ( Object.keys( above ).length === 0 ) {
		return below;
	}
	const known = merged.get( below ) ?? new WeakMap< Tree, Tree >();
	merged.set( below, known );
	let result = known.get( above );
	if ( ! result ) {
		result = join( below, above );
		known.set( above, result );
	}
	return result;
}

function join( below: Tree, above: Tree ): Tree {
	const entries = new Map( Object.entries( below ) );
	for ( const [ key, value ] of Object.entries( above ) ) {
		entries.set( key, onTop( key, entries.get( key ), value ) );
	}
	return Object.fromEntries( entries );
}

function onTop( key: string, below: unknown, above: unknown ): unknown {
	if ( above === undefined || above === null ) {
		return below;
	}
	if ( ! isRecord( below ) || WHOLE.has( key ) ) {
		return above;
	}
	if ( ! isRecord( above ) ) {
		return GROUPS.has( key ) ? below : above;
	}
	return mergeTrees( below, above );
}
