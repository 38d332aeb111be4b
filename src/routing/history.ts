import { createSignal } from '@/kernel/signal';
import { parseAddress, buildSearch, type Address } from './address';
import type { Route } from './route';

/** What an entry of the session history stores. */
interface EntryState {
	/** The number of Atelier's entries before this one. */
	readonly atelierDepth: number;
	/** The query of the entry before this one; missing in the first. */
	readonly atelierFrom?: string | undefined;
}

const address = createSignal< Address >( { path: '/', query: {} } );
let page = '';

/** The number of entries behind the current one when it became the current one. */
let depth = 0;
let left: Address | null = null;

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
	const follow = () => {
		left = routesBehind() < depth ? address.get() : null;
		depth = routesBehind();
		read();
	};
	read();
	depth = routesBehind();
	if ( state().atelierDepth === undefined ) {
		replaceState( window.location.href );
	}
	window.addEventListener( 'popstate', follow );
	return () => window.removeEventListener( 'popstate', follow );
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

/** The address that was left if the current screen was reached on the way back; null on the way on. */
export const leftBehind = (): Address | null => left;

interface Navigation {
	/** Adds no entry to the session history. */
	readonly replace?: boolean;
	/** Whether the route is one that the current screen belongs to. */
	readonly isBack?: boolean;
}

/** Navigates to a route. */
export function navigate< Params >(
	route: Route< Params >,
	params: Params,
	{ replace = false, isBack = false }: Navigation = {}
): void {
	const href = hrefOf( route, params );
	const here = window.location.pathname + window.location.search;
	if ( isBack || ! replace ) {
		left = isBack ? address.get() : null;
	}
	if ( replace || href === here ) {
		replaceState( href );
	} else {
		const next: EntryState = {
			atelierDepth: routesBehind() + 1,
			atelierFrom: window.location.search,
		};
		window.history.pushState( next, '', href );
	}
	depth = routesBehind();
	address.set( parseAddress( window.location.search ) );
}

/**
 * Leaves a screen: goes back if the previous screen is one that it belongs to, otherwise a route takes its place.
 *
 * @param isParent Whether an address is such a screen, for example a list with any filters.
 * @param route
 * @param params
 */
export function leaveFor< Params >(
	isParent: ( previous: Address ) => boolean,
	route: Route< Params >,
	params: Params
): void {
	const previous = state().atelierFrom;
	if ( previous !== undefined && isParent( parseAddress( previous ) ) ) {
		goBack();
	} else {
		navigate( route, params, { replace: true, isBack: true } );
	}
}

/** Goes back to the previous screen. */
export const goBack = (): void => window.history.back();

/** How many entries of Atelier are behind the browser's back button. */
export const routesBehind = (): number => state().atelierDepth ?? 0;

/** The entry stays at its position. */
const replaceState = ( href: string ): void =>
	window.history.replaceState(
		{ ...state(), atelierDepth: routesBehind() },
		'',
		href
	);

/** The state of the current entry; empty if Atelier hasn't written it. */
const state = (): Partial< EntryState > =>
	( window.history.state as Partial< EntryState > | null ) ?? {};
