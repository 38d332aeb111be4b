import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { inDraft } from './draftArg';
import { TIMEOUT_CODE } from './failure';
import { parseRetryAfter } from './retryAfter';
import { isRead, type Next, type RequestOptions } from './requestMethod';

let sent = 0;

/** The number of writes, started since the page was opened, that may change records of WordPress. */
export const writesSent = (): number => sent;

/** Of our own routes those for previews, checks, locks, autosaves, saved styles and the index of uses; and preferences. */
const LEAVES_RECORDS =
	/^\/?(?:wp\/v2\/users\/me|atelier\/v1\/(?:filtered-content|history\/settings|locks|menus\/\d+\/preview|posts\/\d+\/(?:autosave|preview)|previews|style-variations|theme-json|uses\/index))(?=[/?]|$)/;

/** A route that isn't named may change records: only answers that are there already would be lost by mistake. */
const leavesRecords = ( path: unknown ): boolean =>
	typeof path === 'string' && LEAVES_RECORDS.test( path );

/**
 * Makes failed writes reject with all known details. `apiFetch` parses responses itself and drops the status of one
 * that isn't JSON, such as a proxy's page, and `Retry-After`.
 *
 * @param logIn Called where a write fails because no one is logged in any more; true sends it again.
 */
export function writesMiddleware( logIn: () => Promise< boolean > ): void {
	apiFetch.use( async ( options: RequestOptions, next: Next ) => {
		if ( isRead( options ) ) {
			return next( options );
		}
		if ( ! leavesRecords( options.path ) ) {
			sent++;
		}
		if ( options.parse === false ) {
			return next( options );
		}
		const { write } = options;
		try {
			return await send( options, next );
		} catch ( raw ) {
			if ( write || ! isLoggedOut( raw ) || ! ( await logIn() ) ) {
				throw raw;
			}
			return send( options, next );
		}
	} );
}

const isLoggedOut = ( raw: unknown ): boolean =>
	isRecord( raw ) && raw.code === 'rest_cookie_invalid_nonce';

async function send( options: RequestOptions, next: Next ): Promise< unknown > {
	const { path: plain = '', data, write } = options;
	// Not a header: where something on the way drops those, what is meant for a draft would be published.
	const path =
		write?.draft === undefined ? plain : inDraft( plain, write.draft );
	write?.onSend?.( { path, data } );
	const limit = write && ! options.signal ? timeLimit( write.within ) : null;
	try {
		const answer = await next( {
			...options,
			...( path === plain ? {} : { path } ),
			parse: false,
			...( limit ? { signal: limit.signal } : {} ),
		} );
		return answer instanceof Response ? await bodyOf( answer ) : answer;
	} catch ( raw ) {
		if ( limit?.signal.aborted ) {
			throw failure( TIMEOUT_CODE, {} );
		}
		throw raw instanceof Response ? await failureOf( raw ) : raw;
	} finally {
		limit?.end();
	}
}

function timeLimit( within: number ) {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), within );
	return {
		signal: controller.signal,
		end: () => clearTimeout( timer ),
	};
}

async function bodyOf( answer: Response ): Promise< unknown > {
	if ( answer.status === 204 ) {
		return null;
	}
	const text = await answer.text().catch( () => {
		// The connection was lost in the middle of the response.
		throw failure( 'fetch_error', {} );
	} );
	try {
		return JSON.parse( text );
	} catch {
		throw failure( 'invalid_json', { status: answer.status } );
	}
}

/** The server's error with its status and `Retry-After`. */
async function failureOf( answer: Response ): Promise< unknown > {
	const retryAfter = parseRetryAfter(
		answer.headers.get( 'Retry-After' ),
		Date.now()
	);
	const known = {
		status: answer.status,
		...( retryAfter === undefined ? {} : { retryAfter } ),
	};
	const said = await bodyOf( answer ).catch( () => null );
	return isRecord( said )
		? {
				...said,
				data: isRecord( said.data )
					? { ...known, ...said.data }
					: known,
			}
		: failure( 'invalid_json', known );
}

/** In the shape of `apiFetch`'s own errors: other plugins' requests pass through here too. */
const failure = ( code: string, data: Readonly< Record< string, number > > ) =>
	Object.assign(
		new Error( __( 'The site sent an unexpected response.', 'atelier' ) ),
		{ code, data }
	);
