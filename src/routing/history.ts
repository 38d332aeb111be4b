import { createSignal } from '../kernel/signal';
import { parseAddress, buildSearch, type Address } from './address';
import type { Route } from './route';

/** How deep in Atelier's own history an entry is; kept in the browser's state of the entry. */
interface EntryState {
	readonly atelierDepth: number;
}

const address = createSignal< Address >( { path: '/', query: {} } );
let page = '';

/** Where the user is. */
export const currentAddress = {
	get: address.get,
	subscribe: address.subscribe,
};

/**
 * Starts following the browser's address.
 *
 * @param pageSlug The admin page, such as `atelier`.
 * @return Stops following.
 */
export function startRouting( pageSlug: string ): () => void {
	page = pageSlug;
	const read = () => address.set( parseAddress( window.location.search ) );
	read();
	if ( depth() === null ) {
		replaceState( 0, window.location.href );
	}
	window.addEventListener( 'popstate', read );
	return () => window.removeEventListener( 'popstate', read );
}

/** The address of a place, for links. */
export function hrefOf< Params >(
	place: Route< Params >,
	params: Params
): string {
	return (
		window.location.pathname +
		buildSearch( place.build( params ), page, address.get().query )
	);
}

/**
 * Notes where the user is. What took long must not take somebody away who has gone elsewhere in the meantime.
 *
 * @return Whether they are still there.
 */
export function noteLocation(): () => boolean {
	const noted = address.get();
	return () => address.get() === noted;
}

/** Goes to a place. `replace` leaves no entry for the back button. */
export function navigate< Params >(
	place: Route< Params >,
	params: Params,
	{ replace = false }: { readonly replace?: boolean } = {}
): void {
	const href = hrefOf( place, params );
	const here = window.location.pathname + window.location.search;
	if ( replace || href === here ) {
		replaceState( routesBehind(), href );
	} else {
		const state: EntryState = { atelierDepth: routesBehind() + 1 };
		window.history.pushState( state, '', href );
	}
	address.set( parseAddress( window.location.search ) );
}

/**
 * Goes back to where the user came from. Someone who came by a link from elsewhere is sent to the
 * given place instead of out of Atelier.
 */
export function goBackOr< Params >(
	place: Route< Params >,
	params: Params
): void {
	if ( routesBehind() > 0 ) {
		window.history.back();
	} else {
		navigate( place, params, { replace: true } );
	}
}

/** How many places of Atelier the browser's back button leads to from here. */
export const routesBehind = (): number => depth() ?? 0;

function replaceState( atelierDepth: number, href: string ) {
	const state: EntryState = { atelierDepth };
	window.history.replaceState( state, '', href );
}

function depth(): number | null {
	const state: unknown = window.history.state;
	return typeof state === 'object' &&
		state !== null &&
		'atelierDepth' in state &&
		typeof state.atelierDepth === 'number'
		? state.atelierDepth
		: null;
}
