import { isRecord } from '../../../kernel/guards';
import type { StylesDoc } from './doc';
import { isBranch, withLeaves } from './leaves';
import { isSameValue } from './references';
import type { Keys } from './tree';

/** A place at which two documents are not the same. Nothing in one of them is undefined. */
export interface Difference {
	readonly part: keyof StylesDoc;
	readonly keys: Keys;
	readonly before: unknown;
	readonly after: unknown;
}

/**
 * Every place at which two documents differ. No place is inside of another one, so each can be taken
 * over without the others. Lists, such as palettes, and references are values as a whole.
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

/** Whether a place has CSS that someone wrote. */
export const isCss = ( {
	part,
	keys,
}: Pick< Difference, 'part' | 'keys' > ): boolean =>
	part === 'styles' && keys.at( -1 ) === 'css';

/** Whether two documents say the same, whatever empty branches they have. */
export const saysTheSame = ( one: StylesDoc, other: StylesDoc ): boolean =>
	one === other || differencesBetween( one, other ).length === 0;

/** Which side of a difference is meant. */
export type ComparedSide = 'before' | 'after';

/** The document with one side of some differences in it; the same document where nothing is taken. */
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
