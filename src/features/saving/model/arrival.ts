import { isRecord, type UnknownRecord } from '@/kernel/guards';

/**
 * Whether the server has the sent values, after a request without a response.
 *
 * @param sent The data of the request.
 * @param has  The record of the server, in the context `edit`.
 */
export function hasArrived( sent: UnknownRecord, has: UnknownRecord ): boolean {
	return Object.entries( sent ).every( ( [ name, value ] ) =>
		name === 'meta' && isRecord( value )
			? // Only some of it is sent.
				hasArrived( value, isRecord( has.meta ) ? has.meta : {} )
			: isSame( value, rawOf( has[ name ] ) )
	);
}

/** The server sends texts with their rendered version. */
const rawOf = ( value: unknown ): unknown =>
	isRecord( value ) && 'raw' in value ? value.raw : value;

function isSame( sent: unknown, has: unknown ): boolean {
	if ( typeof sent === 'string' && typeof has === 'string' ) {
		return settled( sent ) === settled( has );
	}
	if ( isEmpty( sent ) && isEmpty( has ) ) {
		return true;
	}
	if ( Array.isArray( sent ) && Array.isArray( has ) ) {
		return (
			sent.length === has.length &&
			sent.every( ( item, at ) => isSame( item, has[ at ] ) )
		);
	}
	if ( isRecord( sent ) && isRecord( has ) ) {
		const names = new Set( [
			...Object.keys( sent ),
			...Object.keys( has ),
		] );
		return [ ...names ].every( ( name ) =>
			isSame( sent[ name ], has[ name ] )
		);
	}
	return sent === has;
}

/** The server trims texts and normalizes line breaks. */
const settled = ( text: string ): string =>
	text.replace( /\r\n?/g, '\n' ).trim();

/** PHP can't distinguish an empty list from an empty object. */
const isEmpty = ( value: unknown ): boolean =>
	Array.isArray( value )
		? value.length === 0
		: isRecord( value ) && Object.keys( value ).length === 0;
