import { isRecord, type UnknownRecord } from '../../../kernel/guards';

/** Settings and styles are trees of named branches; their leaves are texts, numbers, lists and invalid things. */
export type Tree = UnknownRecord;

/** The names that lead from a tree's root to a value. */
export type Keys = readonly string[];

const EMPTY: Tree = {};

/** A branch as a tree. PHP writes one without entries as a list. */
export const asTree = ( value: unknown ): Tree =>
	isRecord( value ) ? value : EMPTY;

/** The value at a place; undefined where there is none. `null` counts as none. */
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
 * The tree with another value at a place; the same tree where nothing changes. Undefined takes the
 * value away, and with it every branch that has nothing else.
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

/** As pairs, so that an entry named `__proto__` is one like any other. */
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

/**
 * Branches that group others. Where someone has stored something else in their place, it is invalid,
 * and what it lies on top of stays.
 */
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

/** Values that are replaced as a whole, though they look like branches. */
const WHOLE: ReadonlySet< string > = new Set( [ 'backgroundImage' ] );

/** Whether a value under this name is one value, whatever it is made of. */
export const isWhole = ( key: string ): boolean => WHOLE.has( key );

const merged = new WeakMap< Tree, WeakMap< Tree, Tree > >();

/**
 * One tree on top of another: branches are joined, everything else is replaced. The same two trees
 * give the same result, and so do their branches: unchanged ones stay identical.
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
