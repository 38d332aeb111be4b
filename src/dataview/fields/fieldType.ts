import type { Key } from '../operators';
import type { Option } from '../types';

/** How values of one type are compared, sorted and validated. */
export interface FieldType {
	/** Filters treat values with the same key as equal. */
	key( value: unknown ): Key;
	/** The value for sorting; null sorts last in both directions. */
	sortKey( value: unknown ): string | number | null;
	readonly enableSorting: boolean;
	/** The message about an invalid value; null if it is valid. */
	problem( value: unknown, elements: readonly Option[] ): string | null;
}

export const isEmpty = ( value: unknown ): value is undefined | null | '' =>
	value === undefined || value === null || value === '';

/** A value as text; lists are joined. */
export function textOf( value: unknown ): string {
	if ( typeof value === 'string' ) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( textOf ).join( ', ' );
	}
	return typeof value === 'number' ||
		typeof value === 'boolean' ||
		typeof value === 'bigint'
		? String( value )
		: '';
}
