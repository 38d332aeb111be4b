import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';

/** A list whose entries have slugs, such as a palette. */
export type NamedList = ReadonlyMap< string, UnknownRecord >;

/** One list in three versions. */
export interface Lists {
	readonly base: NamedList;
	readonly mine: NamedList;
	readonly theirs: NamedList;
}

/**
 * A list by the slugs of its entries; null for other values. PHP encodes a list with gaps as an object with numeric
 * keys.
 */
export function namedList( value: unknown ): NamedList | null {
	const list = listIn( value );
	if ( ! list ) {
		return null;
	}
	const bySlug = new Map< string, UnknownRecord >();
	for ( const entry of list ) {
		const slug = isRecord( entry ) ? stringOr( entry.slug ) : '';
		if ( ! isRecord( entry ) || slug === '' || bySlug.has( slug ) ) {
			return null;
		}
		bySlug.set( slug, entry );
	}
	return bySlug;
}

function listIn( value: unknown ): readonly unknown[] | null {
	if ( Array.isArray( value ) ) {
		return value as readonly unknown[];
	}
	const isNumbered =
		isRecord( value ) &&
		Object.keys( value ).length > 0 &&
		Object.keys( value ).every( ( key ) => /^\d+$/.test( key ) );
	return isNumbered ? Object.values( value ) : null;
}

/** The slugs of two lists together: in the order of one, with those of the other inserted at their positions. */
export function inOrderOf(
	leading: Iterable< string >,
	other: Iterable< string >
): readonly string[] {
	const order = [ ...leading ];
	let after = -1;
	for ( const slug of other ) {
		const at = order.indexOf( slug );
		if ( at < 0 ) {
			after += 1;
			order.splice( after, 0, slug );
		} else {
			after = at;
		}
	}
	return order;
}

/** The sides that reordered existing entries. */
export function whoOrdered( { base, mine, theirs }: Lists ): {
	readonly mine: boolean;
	readonly theirs: boolean;
} {
	const isOtherwise = ( side: NamedList ) =>
		! isSameTree(
			[ ...base.keys() ].filter( ( slug ) => side.has( slug ) ),
			[ ...side.keys() ].filter( ( slug ) => base.has( slug ) )
		);
	return { mine: isOtherwise( mine ), theirs: isOtherwise( theirs ) };
}
