import { addressIn } from './editors.mjs';
import { mainThread } from './turns.mjs';

const TIMEOUT = 120_000;

/** The content of the book's first category in both editors. */
const FRAME = 'iframe[name="style-book-canvas"]';
const EXAMPLE = '.wp-block-heading, h1, h2';

/**
 * Measures from the navigation to the style book until the first frame with its first category.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./editors.mjs').Editor}  editor
 */
export async function measureBook( page, editor ) {
	page.setDefaultTimeout( TIMEOUT );
	const devtools = await page.context().newCDPSession( page );
	await devtools.send( 'Performance.enable' );
	await devtools.send( 'HeapProfiler.enable' );
	await page.addInitScript( watch, { frame: FRAME, example: EXAMPLE } );
	await page.goto(
		addressIn( editor, { p: '/styles', preview: 'stylebook' } ),
		{ waitUntil: 'commit' }
	);
	const seen = await page.evaluate( () => Reflect.get( window, 'bookSeen' ) );
	const cpu = await mainThread( devtools );
	// Waits until later categories have loaded, too.
	await page.waitForTimeout( 6000 );
	for ( let round = 0; round < 3; round++ ) {
		await devtools.send( 'HeapProfiler.collectGarbage' );
	}
	const { usedSize } = await devtools.send( 'Runtime.getHeapUsage' );
	return { seen, cpu, heap: usedSize / 1e6 };
}

/**
 * Runs inside the measured page, before anything else.
 *
 * @param {{ frame: string, example: string }} selectors
 */
function watch( { frame, example } ) {
	if ( window.top !== window ) {
		return;
	}
	const isSeen = () => {
		const found = /** @type {HTMLIFrameElement | null} */ (
			document.querySelector( frame )
		)?.contentDocument?.querySelector( example );
		const box = found?.getBoundingClientRect();
		return box !== undefined && box.height > 0 && found?.textContent !== '';
	};
	Object.assign( window, {
		bookSeen: new Promise( ( resolve ) => {
			const look = () =>
				isSeen()
					? requestAnimationFrame( () =>
							resolve( performance.now() )
						)
					: requestAnimationFrame( look );
			requestAnimationFrame( look );
		} ),
	} );
}
