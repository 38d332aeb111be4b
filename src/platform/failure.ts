import { __ } from '@wordpress/i18n';
import {
	fail,
	type AppError,
	type ErrorCode,
	type Result,
} from '@/kernel/result';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { INVALID_CONTENT_CODE, REFUSAL_CODE } from './refusal';

/**
 * Translates a rejection of `wp.apiFetch`, `fetch` or core-data into our own error. Only this file reads the raw value.
 */
export function toAppError( raw: unknown ): AppError {
	if ( isRecord( raw ) && raw.code === REFUSAL_CODE ) {
		return { code: 'unsendable', detail: stringOr( raw.message ) };
	}
	if ( isRecord( raw ) && raw.code === INVALID_CONTENT_CODE ) {
		return { code: 'invalid-content', detail: stringOr( raw.message ) };
	}
	if ( isAboutTemplate( raw ) ) {
		return {
			code: 'unsendable',
			detail: __(
				'The template doesn’t exist anymore. Choose another template, then save again.',
				'atelier'
			),
		};
	}
	if ( raw instanceof SyntaxError ) {
		// core-data parses some responses itself; this one isn't JSON.
		return { code: 'malformed', detail: raw.message };
	}
	if ( raw instanceof DOMException && raw.name === 'AbortError' ) {
		return { code: 'unreachable', detail: raw.message };
	}
	if ( raw instanceof Response ) {
		// core-data reads the headers of some responses itself, so it rejects with the response.
		const isPage = raw.headers.get( 'Content-Type' )?.includes( 'html' );
		return {
			code: isPage
				? codeOfPage( raw.status )
				: codeOfStatus( raw.status ),
			status: raw.status,
		};
	}
	if ( ! isRecord( raw ) ) {
		return { code: 'server', detail: String( raw ) };
	}
	const { code, message, data } = raw;
	const status = numberIn( data, 'status' );
	const retryAfter = numberIn( data, 'retryAfter' );
	const detail =
		typeof message === 'string' &&
		message !== '' &&
		code !== 'unknown_error' &&
		code !== 'invalid_json'
			? message
			: undefined;
	return {
		code: codeOf( raw, status ),
		...( detail === undefined ? {} : { detail } ),
		...( status === undefined ? {} : { status } ),
		...( retryAfter === undefined ? {} : { retryAfter } ),
	};
}

/** Runs requests; a rejection becomes a failed result. */
export async function attempt< T >(
	work: () => Promise< Result< T > >
): Promise< Result< T > > {
	try {
		return await work();
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Whether WordPress rejects nothing but the template of a post: others may have deleted it since it was chosen. */
const isAboutTemplate = ( raw: unknown ): boolean => {
	const data = isRecord( raw ) ? raw.data : undefined;
	return (
		isRecord( raw ) &&
		raw.code === 'rest_invalid_param' &&
		isRecord( data ) &&
		isRecord( data.params ) &&
		Object.keys( data.params ).join() === 'template'
	);
};

const numberIn = ( data: unknown, name: string ): number | undefined =>
	isRecord( data ) && typeof data[ name ] === 'number'
		? data[ name ]
		: undefined;

function codeOf( raw: UnknownRecord, status: number | undefined ): ErrorCode {
	switch ( raw.code ) {
		case 'offline_error':
			return 'offline';
		// WordPress before 7.0 has no other code for this.
		case 'fetch_error':
			return connectionCode();
		case TIMEOUT_CODE:
			return 'timeout';
		case 'invalid_json':
			return codeOfPage( status );
		case 'rest_cookie_invalid_nonce':
		case 'rest_not_logged_in':
			return 'loggedOut';
		default:
			return raw instanceof TypeError && isNetworkMessage( raw.message )
				? connectionCode()
				: codeOfStatus( status );
	}
}

/** The error code of a request that got no response in time. */
export const TIMEOUT_CODE = 'atelier_timeout';

const connectionCode = (): ErrorCode => {
	const { navigator } = globalThis as {
		navigator?: { readonly onLine?: boolean };
	};
	return navigator?.onLine === false ? 'offline' : 'unreachable';
};

/** A web page where JSON was expected: overloaded proxies and blocking firewalls answer with one. */
function codeOfPage( status: number | undefined ): ErrorCode {
	if ( status === undefined || status < 400 ) {
		return 'malformed';
	}
	const isOfSite =
		status === 413 ||
		status === 429 ||
		( status >= 500 && status !== NOT_IMPLEMENTED );
	return isOfSite ? codeOfStatus( status ) : 'blocked';
}

/** The answer of servers that refuse a method. */
const NOT_IMPLEMENTED = 501;

/** The messages of `fetch` without a connection, in Chromium, Firefox and Safari; other type errors are bugs. */
const isNetworkMessage = ( message: string ): boolean =>
	/failed to fetch|networkerror|load failed/i.test( message );

/** The error behind an HTTP status that is not a success. */
export function codeOfStatus( status: number | undefined ): AppError[ 'code' ] {
	switch ( status ) {
		case undefined:
			return 'server';
		case 400:
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
		case 423:
			return 'conflict';
		case 408:
			return 'timeout';
		case 413:
			return 'tooLarge';
		case 429:
			return 'tooMany';
		case 502:
		case 503:
		case 504:
			return 'busy';
		default:
			return 'server';
	}
}
