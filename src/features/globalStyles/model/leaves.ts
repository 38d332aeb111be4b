import { isRecord } from '../../../kernel/guards';
import type { StylesDoc } from './doc';
import { getIn, isWhole, setIn, type Keys, type Tree } from './tree';

/** The parts of a document. */
const PARTS = [ 'settings', 'styles' ] as const;

/** One value of a document, and where it is. Lists, such as palettes, and references are values as a whole. */
export interface Leaf {
	readonly part: keyof StylesDoc;
	readonly keys: Keys;
	readonly value: unknown;
}

/** Every value of a document. */
export const leavesOf = ( doc: StylesDoc ): readonly Leaf[] =>
	PARTS.flatMap( ( part ) =>
		valuesIn( doc[ part ] ).map( ( [ keys, value ] ) => ( {
			part,
			keys,
			value,
		} ) )
	);

/** Whether a stored property has values inside of it, rather than being one. */
export const isBranch = ( key: string, value: unknown ): value is Tree =>
	isRecord( value ) && ! isWhole( key ) && ! isReference( value );

/** A reference stands alone: next to other values, someone has stored it in a group, where WordPress ignores it. */
const isReference = ( value: Tree ): boolean =>
	'ref' in value && Object.keys( value ).length === 1;

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

/** What a document has in the place of a value. */
export const valueAt = (
	doc: StylesDoc,
	{ part, keys }: Pick< Leaf, 'part' | 'keys' >
): unknown => getIn( doc[ part ], keys );

/** The document with other values; undefined takes one away. */
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

/** The document without the values in these places. */
export const withoutLeaves = (
	doc: StylesDoc,
	leaves: readonly Leaf[]
): StylesDoc =>
	withLeaves(
		doc,
		leaves.map( ( leaf ) => ( { ...leaf, value: undefined } ) )
	);
