const TIMEOUT = 60_000;

/** Where both editors have their rows. */
const ROWS =
	'.dataviews-view-list, .dataviews-view-table tbody, .atelier-dataview [role="grid"], .atelier-dataview tbody';

/**
 * Does something that changes what is listed, and waits for the frame with other rows than before.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>}          act
 * @return {Promise<number>} Milliseconds from the act.
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
 * Runs in the page: whether there are rows, other ones than before, and none that are about to go.
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
