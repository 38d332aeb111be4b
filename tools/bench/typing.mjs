/** In milliseconds; long enough to handle each key before the next, as when a person types. */
const PAUSE = 80;
const WORDS = 'the quick brown fox jumps over the lazy dog and back again ';

/**
 * Types into a paragraph in the middle of a long document.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<{ keys: number, busy: number }>} The number of keys, and the 75th percentile of how long a key blocks the page, in milliseconds.
 */
export async function type( page ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const paragraphs = canvas.locator( 'p[data-block]' );
	const middle = paragraphs.nth(
		Math.floor( ( await paragraphs.count() ) / 2 )
	);
	await middle.click();
	// The cost of the selection itself isn't counted.
	await page.keyboard.type( 'and ', { delay: PAUSE } );
	await middle.evaluate( ( paragraph ) => {
		/** @type {number[]} */
		const times = [];
		const view = paragraph.ownerDocument.defaultView ?? window;
		Object.assign( window.top ?? window, { atelierBenchKeys: times } );
		let start = 0;
		paragraph.ownerDocument.addEventListener(
			'keydown',
			() => {
				start = view.performance.now();
			},
			true
		);
		paragraph.ownerDocument.addEventListener(
			'input',
			() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () =>
					times.push( view.performance.now() - start );
				port2.postMessage( null );
			},
			true
		);
	} );
	await page.keyboard.type( WORDS, { delay: PAUSE } );
	const times = await page.evaluate(
		() =>
			/** @type {number[]} */ (
				Reflect.get( window, 'atelierBenchKeys' )
			)
	);
	times.sort( ( a, b ) => a - b );
	return {
		keys: WORDS.length,
		busy: times[ Math.floor( times.length * 0.75 ) ] ?? NaN,
	};
}
