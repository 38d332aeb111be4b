import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import { getIn, isWhole, setIn, type Keys, type Tree } from './tree';

/** The parts of a document. */
const PARTS = [ 'settings', 'styles' ] as const;

/** One value of a document and its path. Lists, such as palettes, and references are one value. */
export interface Leaf {
	readonly part: keyof StylesDoc;
	readonly keys: Keys;
	readonly value: unknown;
}

/** All values of a document. */
export const leavesOf = ( doc: StylesDoc ): readonly Leaf[] =>
	PARTS.flatMap( ( part ) =>
		valuesIn( doc[ part ] ).map( ( [ keys, value ] ) => ( {
			part,
			keys,
			value,
		} ) )
	);

/** Whether a stored property is a branch with values. */
export const isBranch = ( key: string, value: unknown ): value is Tree =>
	isRecord( value ) && ! isWhole( key ) && ! isReference( value );

/**
 * A reference is a path and has no other keys: a stored group with a `ref` among other values isn't one, and WordPress
 * ignores the `ref`.
 */
const isReference = ( value: Tree ): boolean =>
	typeof value.ref === 'string' && Object.keys( value ).length === 1;

function valuesIn(
	tree: Tree,
	above: Keys = []
): readonly ( readonly [ Keys, unknown ] )[] {
	return Object.entries( tree ).flatMap( ( [ key, value ] ) => {
		const keys = [ ...above, key ];
		if ( isBranch( key, value ) ) {
			return valuesIn( value, keys );
		}
		return value === undefined || value === null
			? []
			: [ [ keys, value ] as const ];
	} );
}

/** The value of a document at the path of a leaf. */
export const valueAt = (
	doc: StylesDoc,
	{ part, keys }: Pick< Leaf, 'part' | 'keys' >
): unknown => getIn( doc[ part ], keys );

/** The document with other values; undefined removes one. */
export const withLeaves = (
	doc: StylesDoc,
	leaves: readonly Leaf[]
): StylesDoc =>
	leaves.reduce< StylesDoc >(
		( changed, { part, keys, value } ) => ( {
			...changed,
			[ part ]: setIn( changed[ part ], keys, value ),
		} ),
		doc
	);

/** The document without the values at some paths. */
export const withoutLeaves = (
	doc: StylesDoc,
	leaves: readonly Leaf[]
): StylesDoc =>
	withLeaves(
		doc,
		leaves.map( ( leaf ) => ( { ...leaf, value: undefined } ) )
	);
