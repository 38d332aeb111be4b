import apiFetch from '@wordpress/api-fetch';

/** With this header the server adds versions to records; other clients do not pay for them. See docs/conflicts.md. */
const CLIENT = { 'X-Atelier': '1' } as const;

/** Says to the site's REST API that its requests come from Atelier, core-data's as well as ours. */
export function identifyRequests(): void {
	apiFetch.use( ( options, next ) =>
		// What has no path is another site's, which may not allow the header.
		typeof options.path === 'string'
			? next( {
					...options,
					headers: { ...options.headers, ...CLIENT },
				} )
			: next( options )
	);
}
