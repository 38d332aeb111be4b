import type { AppError } from '../kernel/result';
import { isRecord, stringOr } from '../kernel/guards';
import { DAMAGE_CODE, REFUSAL_CODE } from './refusal';

/**
 * Translates what `wp.apiFetch`, `fetch` or core-data rejected with into our own error. Nothing
 * beyond this file looks at the raw value.
 */
export function toAppError( raw: unknown ): AppError {
	if ( isRecord( raw ) && raw.code === REFUSAL_CODE ) {
		return { code: 'unsendable', detail: stringOr( raw.message ) };
	}
	if ( isRecord( raw ) && raw.code === DAMAGE_CODE ) {
		return { code: 'damaged', detail: stringOr( raw.message ) };
	}
	if ( raw instanceof DOMException && raw.name === 'AbortError' ) {
		return { code: 'offline', detail: raw.message };
	}
	if ( raw instanceof Response ) {
		// Core-data reads headers itself, so it rejects with the answer as it came.
		return { code: codeOfStatus( raw.status ), status: raw.status };
	}
	if ( ! isRecord( raw ) ) {
		return { code: 'server', detail: String( raw ) };
	}
	const { code, message, data } = raw;
	const status =
		isRecord( data ) && typeof data.status === 'number'
			? data.status
			: undefined;
	const detail =
		typeof message === 'string' &&
		message !== '' &&
		code !== 'unknown_error'
			? message
			: undefined;
	const rest = {
		...( detail === undefined ? {} : { detail } ),
		...( status === undefined ? {} : { status } ),
	};
	if (
		code === 'fetch_error' ||
		code === 'offline_error' ||
		( raw instanceof TypeError && isNetworkMessage( raw.message ) )
	) {
		return { code: 'offline', ...rest };
	}
	if ( code === 'invalid_json' ) {
		return { code: 'malformed', ...rest };
	}
	if (
		code === 'rest_cookie_invalid_nonce' ||
		code === 'rest_not_logged_in'
	) {
		return { code: 'loggedOut', ...rest };
	}
	return { code: codeOfStatus( status ), ...rest };
}

/** What `fetch` says without a connection, in Chromium, Firefox and Safari; other type errors are faults of code. */
const isNetworkMessage = ( message: string ): boolean =>
	/failed to fetch|networkerror|load failed/i.test( message );

/** The error behind an HTTP status that is not a success. */
export function codeOfStatus( status: number | undefined ): AppError[ 'code' ] {
	switch ( status ) {
		case undefined:
			return 'server';
		case 400:
		case 413:
		case 422:
			return 'invalid';
		case 401:
			return 'loggedOut';
		case 403:
			return 'forbidden';
		case 404:
		case 410:
			return 'missing';
		case 409:
		case 412:
			return 'conflict';
		default:
			return 'server';
	}
}
