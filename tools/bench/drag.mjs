import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { median } from './report.mjs';

const TIMEOUT = 120_000;
/** Steps that each wait until the previous one is painted. */
const STEPS = 40;
/** Steps at the speed of a pointer. */
const MOVES = 90;

/** @typedef {{ query: Record<string, string>, way: readonly string[] }} Place Where it is dragged, and the first steps to the panel. */

/** The frame of the site while the color of its headings is dragged. */
export const DRAG_PLACES = /** @type {const} */ ( {
	preview: { query: { p: '/styles', section: '/colors' }, way: [] },
	canvas: {
		query: { p: '/', canvas: 'edit' },
		way: [ 'Styles', 'Colors' ],
	},
} );

/** The frame with the site, which both editors name as they like. */
const FRAME = 'iframe[title="Site preview"], iframe[name="editor-canvas"]';

/**
 * How soon the site's headings follow the pointer. Nothing is saved.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @param {Place}                                     place
 */
export async function measureDrag( context, editor, { query, way } ) {
	const page = await context.newPage();
	page.setDefaultTimeout( TIMEOUT );
	const { cpu } = await devtoolsOf( page );
	await page.goto( addressIn( editor, query ), { waitUntil: 'commit' } );
	for ( const name of [ ...way, 'Heading', 'Custom color picker' ] ) {
		await page
			.getByRole( 'button', { name, exact: true } )
			.filter( { visible: true } )
			.first()
			.click();
	}
	const area = page.locator( '.react-colorful__saturation' );
	await area.waitFor();
	// Waits until the popover has finished loading.
	await page.waitForTimeout( 4000 );
	const box = await area.boundingBox();
	if ( ! box ) {
		throw new Error( 'The color picker has no size.' );
	}
	/** @param {number} at From 0 to 1. */
	const to = ( at ) =>
		page.mouse.move(
			box.x + 4 + at * ( box.width - 8 ),
			box.y + 4 + at * ( box.height - 8 )
		);
	await page.evaluate( watch, FRAME );
	await to( 0 );
	await page.mouse.down();
	// The first color loads the code that generates CSS.
	await to( 0.05 );
	await page.waitForTimeout( 4000 );

	/** @type {number[]} */
	const times = [];
	for ( let step = 1; step <= STEPS; step++ ) {
		await page.evaluate( () => Reflect.get( window, 'dragBench' ).wait() );
		await to( 0.05 + ( 0.9 * step ) / STEPS );
		times.push(
			await page.evaluate( () =>
				Reflect.get( window, 'dragBench' ).seen()
			)
		);
	}
	const before = await cpu();
	await page.evaluate( () => Reflect.get( window, 'dragBench' ).count() );
	for ( let move = 1; move <= MOVES; move++ ) {
		await to( 0.95 - ( 0.9 * move ) / MOVES );
		await page.waitForTimeout( 12 );
	}
	await page.mouse.up();
	await page.waitForTimeout( 2000 );
	const { slowest, blocked } = await page.evaluate( () =>
		Reflect.get( window, 'dragBench' ).counted()
	);
	return {
		seen: median( times ),
		cpu: ( ( await cpu() ) - before ) / MOVES,
		slowest,
		blocked,
	};
}

/**
 * Runs inside the measured page.
 *
 * @param {string} selector The frame with the site.
 */
function watch( selector ) {
	const colorNow = () => {
		const frames = [
			.../** @type {NodeListOf<HTMLIFrameElement>} */ (
				document.querySelectorAll( selector )
			),
		];
		const frame = frames.find(
			( one ) =>
				one.getBoundingClientRect().width > 0 &&
				getComputedStyle( one ).visibility !== 'hidden'
		);
		const heading = frame?.contentDocument?.querySelector( 'h1, h2' );
		return heading ? getComputedStyle( heading ).color : '';
	};
	/** @type {Promise<number>} */
	let seen = Promise.resolve( 0 );
	/** @type {number[]} */
	let long = [];
	new PerformanceObserver( ( list ) => {
		long.push( ...list.getEntries().map( ( { duration } ) => duration ) );
	} ).observe( { type: 'longtask' } );
	Object.assign( window, {
		dragBench: {
			/** From the next pointer move to the frame after the one with another color. */
			wait: () => {
				const before = colorNow();
				seen = new Promise( ( resolve ) => {
					window.addEventListener(
						'mousemove',
						( event ) => {
							const look = () => {
								if ( colorNow() === before ) {
									requestAnimationFrame( look );
									return;
								}
								const { port1, port2 } = new MessageChannel();
								// After the frame with that color.
								port1.onmessage = () =>
									resolve(
										performance.now() - event.timeStamp
									);
								port2.postMessage( null );
							};
							requestAnimationFrame( look );
						},
						{ capture: true, once: true }
					);
				} );
			},
			seen: () => seen,
			count: () => {
				long = [];
			},
			counted: () => ( {
				slowest: Math.max( 0, ...long ),
				blocked: long.reduce(
					( sum, duration ) => sum + duration - 50,
					0
				),
			} ),
		},
	} );
}
