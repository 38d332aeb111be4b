import { boot } from './boot';

/** The argument of a URL that names a REST route on sites with plain permalinks. */
const ARGUMENT = 'rest_route';

/** Whether REST routes are an argument of the site's URL, not a path. */
export const isRestInQuery = (): boolean =>
	boot().restUrl.includes( `${ ARGUMENT }=` );

/** Whether a URL is one of this site's REST API, as it begins on this site. */
export function isRestUrl( address: string ): boolean {
	const { restUrl } = boot();
	try {
		const root = new URL( restUrl );
		const url = new URL( address, root );
		return (
			url.origin === root.origin &&
			( isRestInQuery()
				? url.searchParams.has( ARGUMENT )
				: url.pathname.startsWith( root.pathname ) )
		);
	} catch {
		return false;
	}
}

/** What all addresses of the REST API have in common, for hosts and firewalls: a prefix, or an argument. */
export const restMark = (): string =>
	isRestInQuery()
		? ARGUMENT
		: ( /([^/]+)\/*$/.exec( boot().restUrl )?.[ 1 ] ?? 'wp-json' );

/**
 * Where WordPress thinks that this site is, if the browser has it elsewhere: behind a proxy that doesn't pass on the
 * scheme, host or port, all requests to the REST API go to another site. Null otherwise.
 */
export function otherOrigin(): string | null {
	try {
		const { origin } = new URL( boot().restUrl );
		return origin === window.location.origin ? null : origin;
	} catch {
		return null;
	}
}
