import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

declare global {
	interface Window {
		/** What moved after the first paint. */
		shifts?: string[];
	}
}

interface Shift extends PerformanceEntry {
	readonly value: number;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

/** Answers take this long or longer, and arrive in another order than they were asked for. Milliseconds. */
const DELAY = 300;

/**
 * Answers of REST are slow, and what moves meanwhile is noted.
 *
 * @return Waits until all have arrived that were asked for since a time.
 */
async function watch(
	page: Page
): Promise< ( opened: number ) => Promise< void > > {
	let count = 0;
	let open = 0;
	let last = 0;
	await page.route( /wp-json|rest_route=/, async ( route ) => {
		count++;
		open++;
		await new Promise( ( done ) =>
			setTimeout( done, DELAY + ( ( count * 3 ) % 5 ) * 300 )
		);
		await route.fallback().catch( () => undefined );
		open--;
		last = Date.now();
	} );
	await page.addInitScript( () => {
		window.shifts = [];
		const describe = ( node: Node | null ): string => {
			const element =
				node instanceof Element ? node : node?.parentElement;
			return element
				? `${ element.tagName.toLowerCase() }.${ element.className } “${ element.textContent.slice( 0, 30 ) }”`
				: 'something removed';
		};
		/** A text whose own font arrives gets another size around the same middle. */
		const isMoved = ( {
			node,
			previousRect: from,
			currentRect: to,
		}: Shift[ 'sources' ][ number ] ): boolean =>
			( node instanceof Element &&
				! node.matches( '[class*="letters"]' ) ) ||
			Math.abs( from.x + from.width / 2 - to.x - to.width / 2 ) > 5 ||
			Math.abs( from.y + from.height / 2 - to.y - to.height / 2 ) > 5;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as Shift[] ) {
				window.shifts?.push(
					...entry.sources
						.filter( isMoved )
						.map(
							( { node, previousRect: from, currentRect: to } ) =>
								`${ describe( node ) } ${ from.x },${ from.y } ${ from.width }×${ from.height } → ${ to.x },${ to.y } ${ to.width }×${ to.height }`
						)
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	// An answer may lead to further requests.
	return ( opened ) =>
		expect
			.poll(
				() =>
					open === 0 && Date.now() - Math.max( last, opened ) > 1000,
				{
					timeout: 60_000,
				}
			)
			.toBe( true );
}

test.describe( 'nothing moves under the pointer', () => {
	test( 'while answers are slow, on any screen', async ( {
		atelier,
		page,
		site,
	} ) => {
		const made = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'Stays where it is',
			status: 'publish',
			content: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
		} );
		const theme = await site.theme();
		const settled = await watch( page );
		const found: Record< string, readonly string[] > = {};
		try {
			for ( const [ path, query ] of [
				[ '/', {} ],
				[ '/page', { layout: 'list' } ],
				[ '/page', { layout: 'table' } ],
				[ '/page', { layout: 'grid' } ],
				[ `/page/${ made.id }`, {} ],
				[ '/post', { layout: 'table' } ],
				[ '/template', { layout: 'list' } ],
				[ '/template', { layout: 'grid' } ],
				[ `/wp_template/${ theme }//index`, {} ],
				[ '/pattern', {} ],
				[ '/pattern', { postType: 'wp_template_part' } ],
				[ '/navigation', {} ],
				[ '/styles', {} ],
				[ '/styles', { section: '/typography' } ],
				[ '/styles', { section: '/revisions' } ],
				[ '/identity', {} ],
				[ '/history', {} ],
				[ '/drafts', {} ],
			] as const ) {
				const opened = Date.now();
				await atelier.open( path, query );
				await settled( opened );
				const shifts = await page.evaluate( () => window.shifts ?? [] );
				if ( shifts.length > 0 ) {
					found[ `${ path } ${ JSON.stringify( query ) }` ] = shifts;
				}
			}
			expect( found ).toEqual( {} );
		} finally {
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
			await site.rest( 'DELETE', `/wp/v2/pages/${ made.id }?force=true` );
		}
	} );
} );
