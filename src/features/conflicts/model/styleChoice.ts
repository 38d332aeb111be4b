import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { inOrderOf, namedList } from './mergeLists';
import type { StyleAsk } from './mergeStyles';

/** Merged styles after one answer. Answers may come in any order, and more than once. */
export function withChoice(
	merged: UnknownRecord,
	ask: StyleAsk,
	choice: 'mine' | 'theirs'
): UnknownRecord {
	const chosen = ask[ choice ];
	const isAboutOrder =
		namedList( ask.base ) &&
		namedList( ask.mine ) &&
		namedList( ask.theirs );
	const order = isAboutOrder ? namedList( chosen ) : null;
	const put = ( before: unknown ): unknown =>
		order ? inOrder( before, [ ...order.keys() ] ) : chosen;
	const after = change( merged, ask.path, put );
	return isRecord( after ) ? after : {};
}

/** The entries of a list in this order; paths keep their earlier answers. */
function inOrder( list: unknown, order: readonly string[] ): unknown {
	const entries = namedList( list );
	return entries
		? inOrderOf( order, entries.keys() ).flatMap(
				( slug ) => entries.get( slug ) ?? []
			)
		: list;
}

function change(
	value: unknown,
	[ key, ...rest ]: readonly string[],
	put: ( before: unknown ) => unknown
): unknown {
	if ( key === undefined ) {
		return put( value );
	}
	const isList = Array.isArray( value );
	const entries = isList
		? ( namedList( value ) ?? new Map< string, unknown >() )
		: new Map( isRecord( value ) ? Object.entries( value ) : [] );
	const changed = new Map< string, unknown >( entries );
	const after = change( entries.get( key ), rest, put );
	if ( after === undefined ) {
		changed.delete( key );
	} else {
		changed.set( key, after );
	}
	if ( isList ) {
		return [ ...changed.values() ];
	}
	// An object that only contained this value is removed.
	return changed.size > 0 || value !== undefined
		? Object.fromEntries( changed )
		: undefined;
}
