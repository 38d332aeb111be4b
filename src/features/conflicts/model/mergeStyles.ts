import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import { inOrderOf, namedList, whoOrdered, type Lists } from './mergeLists';

/** One value in three versions; each may be undefined. */
interface Versions {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/** A path that both sides changed differently. */
export interface StyleAsk extends Versions {
	/** The keys of the path; an entry of a list of presets has its slug as the key. */
	readonly path: readonly string[];
}

/** The result of merging two people's changes of the same styles. */
export interface MergedStyles {
	/** The changes of both; where there is a question, mine. */
	readonly merged: UnknownRecord;
	readonly asks: readonly StyleAsk[];
}

/** One merged path: its value, and the questions about it. */
interface Merged {
	readonly value: unknown;
	readonly asks: readonly StyleAsk[];
}

/** Merges two people's changes of the same global styles, key by key. */
export function mergeStyles(
	base: UnknownRecord,
	mine: UnknownRecord,
	theirs: UnknownRecord
): MergedStyles {
	const { value, asks } = merge( [], { base, mine, theirs } );
	return { merged: branchOf( value ), asks };
}

function merge( path: readonly string[], versions: Versions ): Merged {
	const { base, mine, theirs } = versions;
	if ( isSameTree( mine, theirs ) || isSameTree( theirs, base ) ) {
		return { value: mine, asks: [] };
	}
	if ( isSameTree( mine, base ) ) {
		return { value: theirs, asks: [] };
	}
	const lists = listsOf( versions );
	if ( lists ) {
		return mergeLists( path, lists );
	}
	return areBranches( path, versions )
		? mergeBranches( path, versions )
		: { value: mine, asks: [ { path, ...versions } ] };
}

/**
 * A missing list isn't an empty one: without it, the theme's list applies. So lists are only merged if both sides have
 * one.
 */
function listsOf( { base, mine, theirs }: Versions ): Lists | null {
	const lists = {
		base: namedList( base ?? [] ),
		mine: namedList( mine ),
		theirs: namedList( theirs ),
	};
	const hasEntries = Object.values( lists ).some(
		( list ) => list !== null && list.size > 0
	);
	return lists.base && lists.mine && lists.theirs && hasEntries
		? { base: lists.base, mine: lists.mine, theirs: lists.theirs }
		: null;
}

function mergeLists(
	path: readonly string[],
	{ base, mine, theirs }: Lists
): Merged {
	const ordered = whoOrdered( { base, mine, theirs } );
	const asMine = inOrderOf( mine.keys(), theirs.keys() );
	const asTheirs = inOrderOf( theirs.keys(), mine.keys() );
	const asks: StyleAsk[] = [];
	const merged = new Map< string, unknown >();
	for ( const slug of asMine ) {
		const versions = {
			base: base.get( slug ),
			mine: mine.get( slug ),
			theirs: theirs.get( slug ),
		};
		const entry = mergeEntry( [ ...path, slug ], versions );
		asks.push( ...entry.asks );
		if ( entry.value !== undefined ) {
			merged.set( slug, entry.value );
		}
	}
	const inOrder = ( slugs: readonly string[] ): readonly unknown[] =>
		slugs.flatMap( ( slug ) =>
			merged.has( slug ) ? [ merged.get( slug ) ] : []
		);
	const value = inOrder(
		ordered.theirs && ! ordered.mine ? asTheirs : asMine
	);
	const other = inOrder( asTheirs );
	const isAsked =
		ordered.mine && ordered.theirs && ! isSameTree( value, other );
	return {
		value,
		asks: isAsked
			? [
					...asks,
					{
						path,
						base: [ ...base.values() ],
						mine: value,
						theirs: other,
					},
				]
			: asks,
	};
}

/** Two new presets of one slug are different presets, so that their properties aren't mixed. */
const mergeEntry = ( path: readonly string[], versions: Versions ): Merged =>
	versions.base === undefined &&
	versions.mine !== undefined &&
	versions.theirs !== undefined &&
	! isSameTree( versions.mine, versions.theirs )
		? { value: versions.mine, asks: [ { path, ...versions } ] }
		: mergeWhole( path, versions );

/** An entry exists as a whole: nothing is left of one that a side removed. */
const mergeWhole = ( path: readonly string[], versions: Versions ): Merged => {
	const isGone = versions.mine === undefined || versions.theirs === undefined;
	const isChanged =
		! isSameTree( versions.mine, versions.base ) &&
		! isSameTree( versions.theirs, versions.base );
	return isGone && isChanged
		? { value: versions.mine, asks: [ { path, ...versions } ] }
		: merge( path, versions );
};

/** Objects that are replaced as a whole. */
const WHOLE: ReadonlySet< string > = new Set( [ 'backgroundImage' ] );

/** A missing object is empty; PHP encodes an empty one as a list. */
const isEmpty = ( value: unknown ): boolean =>
	value === undefined || ( Array.isArray( value ) && value.length === 0 );

function areBranches( path: readonly string[], versions: Versions ): boolean {
	const values = [ versions.base, versions.mine, versions.theirs ];
	return (
		! WHOLE.has( path.at( -1 ) ?? '' ) &&
		values.some( isRecord ) &&
		values.every(
			( value ) =>
				isEmpty( value ) ||
				( isRecord( value ) && ! Object.hasOwn( value, 'ref' ) )
		)
	);
}

function mergeBranches( path: readonly string[], versions: Versions ): Merged {
	const [ base, mine, theirs ] = [
		branchOf( versions.base ),
		branchOf( versions.mine ),
		branchOf( versions.theirs ),
	];
	const asks: StyleAsk[] = [];
	const entries: ( readonly [ string, unknown ] )[] = [];
	for ( const key of inOrderOf(
		Object.keys( mine ),
		Object.keys( theirs )
	) ) {
		const entry = merge( [ ...path, key ], {
			base: own( base, key ),
			mine: own( mine, key ),
			theirs: own( theirs, key ),
		} );
		asks.push( ...entry.asks );
		if ( entry.value !== undefined ) {
			entries.push( [ key, entry.value ] );
		}
	}
	const isLeft =
		entries.length > 0 ||
		( versions.mine !== undefined && versions.theirs !== undefined );
	// As entries, so that a key `__proto__` is like any other.
	return { value: isLeft ? Object.fromEntries( entries ) : undefined, asks };
}

const branchOf = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : {};

const own = ( tree: UnknownRecord, key: string ): unknown =>
	Object.hasOwn( tree, key ) ? tree[ key ] : undefined;
