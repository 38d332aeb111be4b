import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import type { AppError } from '../../../kernel/result';
import { valuesOf, type Unsaved } from './entry';

/** How what was edited has fared since. */
export type RecordStatus =
	/** It is what it was. */
	| { readonly name: 'same' }
	/** Its properties have been changed on the site. */
	| { readonly name: 'changed'; readonly by: string }
	/** It has been edited again in this page. */
	| { readonly name: 'edited' }
	/** It does not exist any more. */
	| { readonly name: 'deleted' }
	/** The site has the edits already. */
	| { readonly name: 'saved' }
	/** It could not be looked at. */
	| { readonly name: 'unknown'; readonly error: AppError };

/** Whether the record is another one than the edits were made on, in what they change. */
export function hasChanged( entry: Unsaved, record: UnknownRecord ): boolean {
	const { edits, base } = valuesOf( entry );
	return Object.keys( edits ).some(
		( name ) => ! isSameValue( base[ name ], record[ name ] )
	);
}

/** Whether the record says already what the edits would make of it. */
export function hasArrived( entry: Unsaved, record: UnknownRecord ): boolean {
	const { edits } = valuesOf( entry );
	return Object.keys( edits ).every( ( name ) =>
		isSameValue( edits[ name ], record[ name ] )
	);
}

/** The same but for the order of keys, and for what JSON does not have. */
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
