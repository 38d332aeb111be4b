import type { Key } from '../operators';
import type { Option } from '../types';

/** How the values of one type are compared, sorted and checked. */
export interface FieldType {
	/** Values with the same key are the same to a filter. */
	key( value: unknown ): Key;
	/** What to sort by; null sorts last in both directions. */
	sortKey( value: unknown ): string | number | null;
	readonly enableSorting: boolean;
	/** The message why a value is invalid; null if it is valid. */
	problem( value: unknown, elements: readonly Option[] ): string | null;
}

export const isEmpty = ( value: unknown ): value is undefined | null | '' =>
	value === undefined || value === null || value === '';

/** A value as text, also where it is a list. */
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
