import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { untilOtherRows } from './rows.mjs';

/** Pages until the cache of an editor's list is full. */
const BEFORE = 15;
const PAGES = 30;

/**
 * How many kilobytes the page's heap grows by thirty pages of its list, after garbage collection.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @return {Promise<{ heap: number }>}
 */
export async function keptHeap( context, editor ) {
	const page = await context.newPage();
	const { heap } = await devtoolsOf( page );
	const used = async () => {
		await page.waitForTimeout( 1500 );
		return ( await heap() ) / 1000;
	};
	/** @param {number} count */
	const leaf = async ( count ) => {
		for ( let at = 0; at < count; at++ ) {
			await untilOtherRows( page, () =>
				page.getByRole( 'button', { name: 'Next page' } ).click()
			);
		}
	};
	await untilOtherRows( page, () =>
		page.goto( addressIn( editor, { p: '/page' } ), {
			waitUntil: 'commit',
		} )
	);
	// Code that loads after the list, such as the block editor, doesn't count.
	await page.waitForTimeout( 6000 );
	await page.keyboard.press( 'Escape' );
	await leaf( BEFORE );
	const before = await used();
	await leaf( PAGES );
	return { heap: ( await used() ) - before };
}
