const TIMEOUT = 60_000;

/** The rows of both editors. */
const ROWS =
	'.dataviews-view-list, .dataviews-view-grid, .dataviews-view-table tbody, .atelier-dataview [role="grid"], .atelier-dataview tbody, .atelier-dataview [class*="GridLayout__grid"]';

/**
 * Runs an action that changes the list, and waits for the frame with other rows than before.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>}          act
 * @return {Promise<number>} Milliseconds from the action.
 */
export async function untilOtherRows( page, act ) {
	const before = await page.evaluate( textOfRows, ROWS );
	const start = performance.now();
	await act();
	await page.waitForFunction(
		hasOtherRows,
		{ rows: ROWS, before },
		{ polling: 'raf', timeout: TIMEOUT }
	);
	return performance.now() - start;
}

/** @param {string} rows */
function textOfRows( rows ) {
	return [ ...document.querySelectorAll( rows ) ]
		.map( ( element ) => element.textContent )
		.join();
}

/**
 * Runs in the page: whether there are rows, other ones than before, and none that are being replaced.
 *
 * @param {{ rows: string, before: string }} wanted
 */
function hasOtherRows( { rows, before } ) {
	const found = [ ...document.querySelectorAll( rows ) ];
	const text = found.map( ( element ) => element.textContent ).join();
	const isWaiting = found.some(
		( element ) =>
			element.closest(
				'[aria-busy="true"], .is-loading, .is-refreshing'
			) ?? element.querySelector( '[aria-busy="true"]' )
	);
	return text !== before && text.trim() !== '' && ! isWaiting;
}
