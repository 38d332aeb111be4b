import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isRecord } from '../kernel/guards';
import { inDraft } from './draftArg';
import { TIMEOUT_CODE } from './failure';
import { parseRetryAfter } from './retryAfter';
import { isRead, type Next, type RequestOptions } from './requestMethod';

/** A write that is about to be sent by code that is not ours, such as core-data's. */
interface ExpectedWrite {
	readonly matches: ( path: string ) => boolean;
	/** The site draft that it is made in; the one that is open where it is left out. */
	readonly draft?: number;
	/** How many milliseconds its answer may take. */
	readonly within: number;
	/** Told each time it is sent. */
	readonly onSend: ( sent: SentWrite ) => void;
}

/** What a write carried. */
export interface SentWrite {
	readonly path: string;
	readonly data: unknown;
}

const expected = new Set< ExpectedWrite >();

/**
 * Has the next writes of a path end in time, and tells what they carry.
 *
 * @return Stops.
 */
export function expectWrite( write: ExpectedWrite ): () => void {
	expected.add( write );
	return () => {
		expected.delete( write );
	};
}

let sent = 0;

/** How many writes that may change records of WordPress were begun since the page was opened. */
export const writesSent = (): number => sent;

/** Preferences, and our own routes, which make previews, check files, lock documents and keep saved styles. */
const leavesRecords = ( path: unknown ): boolean =>
	typeof path === 'string' &&
	/^\/?(wp\/v2\/users\/me|atelier\/v1\/)/.test( path );

/**
 * Has writes fail with all there is to know. `apiFetch` reads answers itself and forgets the status of
 * one that is no JSON, such as a proxy's, and how long a server asks to wait.
 *
 * @param logIn Asked where a write is refused because no one is logged in any more; true has it sent again.
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
		const write = expectedAt( options.path );
		try {
			return await send( options, next, write );
		} catch ( raw ) {
			// Whoever expects a write sees to it that it gets through.
			if ( write || ! isLoggedOut( raw ) || ! ( await logIn() ) ) {
				throw raw;
			}
			return send( options, next, undefined );
		}
	} );
}

/** Other plugins may name an address instead of a path. */
const expectedAt = ( path: unknown ): ExpectedWrite | undefined =>
	typeof path === 'string'
		? [ ...expected ].find( ( { matches } ) => matches( path ) )
		: undefined;

const isLoggedOut = ( raw: unknown ): boolean =>
	isRecord( raw ) && raw.code === 'rest_cookie_invalid_nonce';

async function send(
	options: RequestOptions,
	next: Next,
	write: ExpectedWrite | undefined
): Promise< unknown > {
	const { path: plain = '', data } = options;
	const path =
		write?.draft === undefined ? plain : inDraft( plain, write.draft );
	write?.onSend( { path, data } );
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
		// The connection broke off in the middle of the answer.
		throw failure( 'fetch_error', {} );
	} );
	try {
		return JSON.parse( text );
	} catch {
		throw failure( 'invalid_json', { status: answer.status } );
	}
}

/** What the server said, with its status and how long it asks to wait. */
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

/** As `apiFetch` itself would put it: other plugins' requests come through here too. */
const failure = ( code: string, data: Readonly< Record< string, number > > ) =>
	Object.assign(
		new Error( __( 'The site sent an unexpected response.', 'atelier' ) ),
		{ code, data }
	);
