import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import {
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import type { RestQuery } from '@/dataview/model/restQuery';
import { parsePost, type Post } from '../model/post';
import { useSignal } from '@/ui/useSignal';

/*
 * Not with core-data: it keeps every page of every list until the browser reloads, and can't abort requests.
 */

/** One page of a list. */
export interface Listing {
	readonly posts: readonly Post[];
	readonly totalItems: number;
	readonly totalPages: number;
}

/** The number of kept pages: the current one, the next one, and one of each preset. */
const LIMIT = 12;

const listings = createAnswers< string, Listing >( {
	request: send,
	limit: LIMIT,
} );

/** Incremented whenever something may have changed on the server. */
export const listingRevision = listings.edition;

/** Refetches everything; the current data stays until the response arrives. */
export const invalidateListings = listings.outdate;

/** The REST path of a list. */
export const pathOf = ( route: string, query: RestQuery ): string =>
	`${ route }?${ new URLSearchParams(
		Object.entries( query ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] )
	).toString() }`;

/** Requests a page before the list is rendered. */
export const fetchEarly = ( path: string ): void => void listings.load( path );

async function send(
	path: string,
	signal?: AbortSignal
): Promise< Result< Listing > > {
	try {
		const answer = await apiFetch( {
			path,
			parse: false,
			...( signal ? { signal } : {} ),
		} );
		return answer instanceof Response
			? await readListing( answer )
			: fail( { code: 'malformed' } );
	} catch ( raw ) {
		const reason = await reasonOf( raw );
		return isBeyondLast( reason )
			? await readBeyondLast( path, signal )
			: fail( toAppError( reason ) );
	}
}

async function readListing( answer: Response ): Promise< Result< Listing > > {
	const raw: unknown = await answer.json().catch( () => null );
	if ( ! Array.isArray( raw ) ) {
		return fail( { code: 'malformed' } );
	}
	const numberIn = ( name: string ) =>
		Number( answer.headers.get( name ) ) || 0;
	return ok( {
		posts: raw
			.map( ( item ) => parsePost( item, decodeEntities ) )
			.filter( ( post ) => post !== null ),
		totalItems: numberIn( 'X-WP-Total' ),
		totalPages: numberIn( 'X-WP-TotalPages' ),
	} );
}

/** With `parse: false`, failures are responses with an unread body. */
async function reasonOf( raw: unknown ): Promise< unknown > {
	if ( ! ( raw instanceof Response ) ) {
		return raw;
	}
	const body: unknown = await raw.json().catch( () => null );
	return isRecord( body ) ? body : raw;
}

const isBeyondLast = ( reason: unknown ): boolean =>
	isRecord( reason ) && reason.code === 'rest_post_invalid_page_number';

/** An empty page with the totals; the list then goes to the last page. */
async function readBeyondLast(
	path: string,
	signal: AbortSignal | undefined
): Promise< Result< Listing > > {
	const first = await send( path.replace( /\bpage=\d+/, 'page=1' ), signal );
	return first.ok ? ok( { ...first.value, posts: [] } ) : first;
}

export interface ListingLoad {
	/** The requested page, or the previous one until it has loaded. Null before the first. */
	readonly listing: Listing | null;
	readonly isLoading: boolean;
	readonly error: AppError | null;
	readonly retry: () => void;
}

/**
 * The page of a list at a REST path. Late responses are dropped, and the next page is prefetched.
 *
 * @param path
 * @param nextPath The path of the next page; null after the last one.
 */
export function useListing(
	path: string,
	nextPath: ( listing: Listing ) => string | null
): ListingLoad {
	const current = useSignal( listingRevision );
	const found = useSyncExternalStore( listings.subscribe, () =>
		listings.known( path )
	);
	const last = useRef< Listing | null >( null );
	const [ failure, setFailure ] = useState< {
		readonly path: string;
		readonly error: AppError;
	} | null >( null );
	const next = useRef( nextPath );
	next.current = nextPath;

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		void listings.load( path, signal ).then( ( result ) => {
			if ( signal.aborted ) {
				return;
			}
			setFailure( result.ok ? null : { path, error: result.error } );
			const following = result.ok ? next.current( result.value ) : null;
			if ( following !== null ) {
				void listings.load( following, signal );
			}
		} );
		return () => controller.abort();
	}, [ path, current ] );

	if ( found ) {
		last.current = found;
	}
	const error = failure?.path === path ? failure.error : null;
	return {
		listing: last.current,
		isLoading: ! found && ! error,
		error: found ? null : error,
		retry: useCallback( () => {
			setFailure( null );
			invalidateListings();
		}, [] ),
	};
}
