import { isRecord, type UnknownRecord } from '@/kernel/guards';
import type { AppError } from '@/kernel/result';
import { valuesOf, type Unsaved } from './entry';

/** The status of a record since its entry was written. */
export type RecordStatus =
	/** It hasn't changed. */
	| { readonly name: 'same' }
	/** Its properties have been changed on the site. */
	| { readonly name: 'changed'; readonly by: string }
	/** It has new edits in this page. */
	| { readonly name: 'edited' }
	/** It no longer exists. */
	| { readonly name: 'deleted' }
	/** The site already has the edits. */
	| { readonly name: 'saved' }
	/** Its request failed. */
	| { readonly name: 'unknown'; readonly error: AppError };

/** Whether the record's values differ from the base of the edits, in the edited properties. */
export function hasChanged( entry: Unsaved, record: UnknownRecord ): boolean {
	const { edits, base } = valuesOf( entry );
	return Object.keys( edits ).some(
		( name ) => ! isSameValue( base[ name ], record[ name ] )
	);
}

/** Whether the record already has the edited values. */
export function hasArrived( entry: Unsaved, record: UnknownRecord ): boolean {
	const { edits } = valuesOf( entry );
	return Object.keys( edits ).every( ( name ) =>
		isSameValue( edits[ name ], record[ name ] )
	);
}

/** Compares values as JSON, without the order of keys. */
function isSameValue( one: unknown, other: unknown ): boolean {
	return (
		one === other ||
		JSON.stringify( sorted( one ) ) === JSON.stringify( sorted( other ) )
	);
}

function sorted( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		// PHP writes an object without properties as an empty list.
		return value.length === 0 ? {} : value.map( sorted );
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.keys( value )
					.filter( ( key ) => value[ key ] !== undefined )
					.sort()
					.map( ( key ) => [ key, sorted( value[ key ] ) ] )
			)
		: ( value ?? null );
}
