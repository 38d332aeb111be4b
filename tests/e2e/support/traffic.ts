import type { Page } from '@playwright/test';

/** What a page has asked its site for. */
export interface Traffic {
	/** The page itself, in kB, before compression. */
	readonly html: number;
	/** In kB, before compression: a third or a fourth of that is sent. */
	readonly script: number;
	/** Answers to its scripts, of REST and others. */
	readonly rest: number;
	readonly requests: number;
}

/** What an open page has asked for so far, whether or not the browser had it already. Frames do not count. */
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
