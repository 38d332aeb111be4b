import apiFetch from '@wordpress/api-fetch';

/** With this header the server adds versions to records; other clients don't need them. See docs/conflicts.md. */
const CLIENT = { 'X-Atelier': '1' } as const;

/** Adds a header to all requests to the site's REST API, core-data's as well as ours. */
export function identifyRequests(): void {
	apiFetch.use( ( options, next ) =>
		// A request without a path may go to another site, which may not allow the header.
		typeof options.path === 'string'
			? next( {
					...options,
					headers: { ...options.headers, ...CLIENT },
				} )
			: next( options )
	);
}
