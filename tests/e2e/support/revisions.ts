import type { Page, Route } from '@playwright/test';

export const COUNT = 23;
const HOUR = 3_600_000;

/** In the format of REST: the newest has the highest id. Each has its own color. */
const revision = ( id: number ) => ( {
	id,
	author: 1,
	modified_gmt: new Date( Date.now() - ( COUNT - id ) * 5 * HOUR )
		.toISOString()
		.slice( 0, 19 ),
	settings: {},
	styles: {
		color: { background: `rgb(${ id }, 20, 30)` },
		...( id % 2 === 0
			? {
					elements: {
						h1: { typography: { letterSpacing: `${ id }px` } },
					},
				}
			: {} ),
	},
} );

/** Answers requests for revisions with a long history. */
export async function pretendHistory( page: Page ) {
	const all = Array.from( { length: COUNT }, ( _none, at ) =>
		revision( COUNT - at )
	);
	const answer = ( route: Route ) => {
		const { pathname, searchParams } = new URL( route.request().url() );
		const path = searchParams.get( 'rest_route' ) ?? pathname;
		const [ , one ] = /\/revisions\/(\d+)$/.exec( path ) ?? [];
		if ( one !== undefined ) {
			return route.fulfill( { json: revision( Number( one ) ) } );
		}
		const size = Number( searchParams.get( 'per_page' ) );
		const from = Number(
			searchParams.get( 'offset' ) ??
				( Number( searchParams.get( 'page' ) ) - 1 ) * size
		);
		return route.fulfill( {
			json: all.slice( from, from + size ),
			headers: {
				'X-WP-Total': String( COUNT ),
				'X-WP-TotalPages': String( Math.ceil( COUNT / size ) ),
			},
		} );
	};
	await page.route(
		( url ) =>
			/\/global-styles\/\d+\/revisions/.test(
				decodeURIComponent( url.href )
			),
		answer
	);
}
