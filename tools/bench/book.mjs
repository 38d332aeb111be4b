import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';

const TIMEOUT = 120_000;

/** The content of the book's first category in both editors. */
const FRAME = 'iframe[name="style-book-canvas"]';
const EXAMPLE = '.wp-block-heading, h1, h2';

/**
 * Measures from the navigation to the style book until the first frame with its first category.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 */
export async function measureBook( context, editor ) {
	const page = await context.newPage();
	page.setDefaultTimeout( TIMEOUT );
	const { cpu, heap } = await devtoolsOf( page );
	await page.goto(
		addressIn( editor, { p: '/styles', preview: 'stylebook' } ),
		{ waitUntil: 'commit' }
	);
	const frame = await page.waitForFunction(
		timeSeen,
		{ frame: FRAME, example: EXAMPLE },
		{ polling: 'raf' }
	);
	const seen = await frame.jsonValue();
	const busy = await cpu();
	// Waits until later categories have loaded, too.
	await page.waitForTimeout( 6000 );
	return { seen, cpu: busy, heap: ( await heap() ) / 1e6 };
}

/**
 * Runs in the page, once a frame.
 *
 * @param {{ frame: string, example: string }} selectors
 */
function timeSeen( { frame, example } ) {
	const found = /** @type {HTMLIFrameElement | null} */ (
		document.querySelector( frame )
	)?.contentDocument?.querySelector( example );
	const isSeen =
		Number( found?.getBoundingClientRect().height ) > 0 &&
		found?.textContent !== '';
	return isSeen ? performance.now() : 0;
}
