import type { Page } from '@playwright/test';

/** A page's requests to its site. */
export interface Traffic {
	/** The document itself, in kB, before compression. */
	readonly html: number;
	/** In kB, before compression, which divides it by three or four. */
	readonly script: number;
	/** The number of responses to its scripts, by REST and others. */
	readonly rest: number;
	readonly requests: number;
}

/** The requests of an open page so far, cached or not. Without frames. */
export const trafficOf = ( page: Page ): Promise< Traffic > =>
	page.evaluate( () => {
		const [ opened ] = performance.getEntriesByType(
			'navigation'
		) as PerformanceNavigationTiming[];
		const entries = performance.getEntriesByType(
			'resource'
		) as PerformanceResourceTiming[];
		const all = [ ...new Map( entries.map( ( e ) => [ e.name, e ] ) ) ].map(
			( [ , entry ] ) => entry
		);
		const sum = ( some: readonly PerformanceResourceTiming[] ) =>
			Math.round(
				some.reduce( ( size, e ) => size + e.decodedBodySize, 0 ) / 100
			) / 10;
		const answers = all.filter( ( { initiatorType } ) =>
			/^(fetch|xmlhttprequest)$/.test( initiatorType )
		);
		return {
			html: Math.round( ( opened?.decodedBodySize ?? 0 ) / 1000 ),
			script: sum(
				all.filter( ( { name } ) => /\.js(\?|$)/.test( name ) )
			),
			rest: sum( answers ),
			requests: answers.length,
		};
	} );
