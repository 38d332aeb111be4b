import { createSignal } from '../kernel/signal';
import { parseAddress, buildSearch, type Address } from './address';
import type { Route } from './route';

/** The number of Atelier's entries before this one in the session history; stored in the entry's state. */
interface EntryState {
	readonly atelierDepth: number;
}

const address = createSignal< Address >( { path: '/', query: {} } );
let page = '';

/** The current address. */
export const currentAddress = {
	get: address.get,
	subscribe: address.subscribe,
};

/**
 * Follows the browser's URL.
 *
 * @param pageSlug The admin page, such as `atelier`.
 * @return Stops following it.
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

/** The URL of a route, for links. */
export function hrefOf< Params >(
	route: Route< Params >,
	params: Params
): string {
	return (
		window.location.pathname +
		buildSearch( route.build( params ), page, address.get().query )
	);
}

/**
 * Notes the current address. A slow request must not navigate after the user has opened another screen.
 *
 * @return Whether the user is still on that screen.
 */
export function noteLocation(): () => boolean {
	const noted = address.get();
	return () => address.get() === noted;
}

/** Navigates to a route. `replace` adds no entry to the session history. */
export function navigate< Params >(
	route: Route< Params >,
	params: Params,
	{ replace = false }: { readonly replace?: boolean } = {}
): void {
	const href = hrefOf( route, params );
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
 * Goes back to the previous screen. A user who came by a link from elsewhere gets the given route instead of leaving
 * Atelier.
 */
export function goBackOr< Params >(
	route: Route< Params >,
	params: Params
): void {
	if ( routesBehind() > 0 ) {
		window.history.back();
	} else {
		navigate( route, params, { replace: true } );
	}
}

/** How many entries of Atelier are behind the browser's back button. */
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
