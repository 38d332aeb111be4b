import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import { isBranch, withLeaves } from './leaves';
import { isSameValue } from './references';
import type { Keys } from './tree';

/** A path at which two documents differ; undefined stands for no value. */
export interface Difference {
	readonly part: keyof StylesDoc;
	readonly keys: Keys;
	readonly before: unknown;
	readonly after: unknown;
}

/**
 * All paths at which two documents differ. No path contains another, so each difference can be taken without the others.
 * Lists, such as palettes, and references are compared as a whole.
 */
export const differencesBetween = (
	before: StylesDoc,
	after: StylesDoc
): readonly Difference[] =>
	( [ 'settings', 'styles' ] as const ).flatMap( ( part ) =>
		inBranch( part, [], before[ part ], after[ part ] )
	);

function inBranch(
	part: Difference[ 'part' ],
	keys: Keys,
	before: unknown,
	after: unknown
): readonly Difference[] {
	const one = entriesOf( before );
	const other = entriesOf( after );
	return [ ...new Set( [ ...one.keys(), ...other.keys() ] ) ].flatMap(
		( key ) =>
			at( part, [ ...keys, key ], one.get( key ), other.get( key ) )
	);
}

function at(
	part: Difference[ 'part' ],
	keys: Keys,
	before: unknown,
	after: unknown
): readonly Difference[] {
	const key = keys.at( -1 ) ?? '';
	const hasBranch = isBranch( key, before ) || isBranch( key, after );
	const isReplaced =
		( ! isNothing( before ) && ! isBranch( key, before ) ) ||
		( ! isNothing( after ) && ! isBranch( key, after ) );
	if ( hasBranch && ! isReplaced ) {
		return inBranch( part, keys, before, after );
	}
	const [ was, is ] = [ before ?? undefined, after ?? undefined ];
	return isSameValue( was, is )
		? []
		: [ { part, keys, before: was, after: is } ];
}

const entriesOf = ( value: unknown ): ReadonlyMap< string, unknown > =>
	new Map( isRecord( value ) ? Object.entries( value ) : [] );

const isNothing = ( value: unknown ): boolean =>
	value === undefined || value === null;

/** Whether a difference is in additional CSS. */
export const isCss = ( {
	part,
	keys,
}: Pick< Difference, 'part' | 'keys' > ): boolean =>
	part === 'styles' && keys.at( -1 ) === 'css';

/** Whether two documents are equal apart from empty branches. */
export const saysTheSame = ( one: StylesDoc, other: StylesDoc ): boolean =>
	one === other || differencesBetween( one, other ).length === 0;

/** One side of a difference. */
export type ComparedSide = 'before' | 'after';

/** The document with one side of some differences applied; the same document if nothing changes. */
export const takeDifferences = (
	doc: StylesDoc,
	differences: readonly Difference[],
	side: ComparedSide
): StylesDoc =>
	withLeaves(
		doc,
		differences.map( ( { part, keys, [ side ]: value } ) => ( {
			part,
			keys,
			value,
		} ) )
	);
