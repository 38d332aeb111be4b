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
	await page.addInitScript( watch, { frame: FRAME, example: EXAMPLE } );
	await page.goto(
		addressIn( editor, { p: '/styles', preview: 'stylebook' } ),
		{ waitUntil: 'commit' }
	);
	/** @type {number} */
	const seen = await page.evaluate( () => Reflect.get( window, 'bookSeen' ) );
	const busy = await cpu();
	// Waits until later categories have loaded, too.
	await page.waitForTimeout( 6000 );
	return { seen, cpu: busy, heap: ( await heap() ) / 1e6 };
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
