import { median } from './report.mjs';

/** @typedef {import('./measure.mjs').Opened} Opened */

/** How long the pointer is over the site before a click, in milliseconds, and over a link or a button, as by hand. */
const APPROACH = 600;
const HOVER = 100;
/** Steps of a drag that each wait until the previous one is painted, and those at the speed of a pointer. */
const STEPS = 15;
const MOVES = 90;
/** Between two keys; long enough to handle each before the next, as when a person types. */
const PAUSE = 80;
const WORDS = 'the quick brown fox jumps over the lazy dog and back again ';

/**
 * From the click on the site until its blocks can be edited.
 *
 * @param {Opened} opened
 */
export const editSite = ( { page, take } ) =>
	take( 'viewToEdit', 'editing', 'pointerdown', async () => {
		await page.mouse.move( 10, 500 );
		await page.mouse.move( 850, 500, { steps: 4 } );
		await page.waitForTimeout( APPROACH );
		await page.mouse.click( 850, 500 );
	} );

/**
 * From the click on an entry of the menu to the first item of its list, and then what is sought in it.
 *
 * @param {string} entry
 * @param {string} [sought]
 */
export const openList =
	( entry, sought ) =>
	/** @param {Opened} opened */
	async ( { page, devtools, take } ) => {
		await take( 'list', 'list', 'pointerdown', () =>
			press( controlOf( page, entry ) )
		);
		if ( sought !== undefined ) {
			await devtools.untilQuiet();
			await take( 'search', 'list', 'input', () =>
				page.getByRole( 'searchbox' ).first().fill( sought )
			);
		}
	};

/**
 * How soon the site's headings have another color: the first one, and while one is dragged. Nothing is saved.
 *
 * @param {Opened} opened
 */
export async function changeColors( { page, devtools, take, figures } ) {
	for ( const name of [ 'Styles', 'Colors', 'Heading' ] ) {
		await press( controlOf( page, name ) );
	}
	// The first two are those of background and text.
	await take( 'color', 'color', 'pointerdown', () =>
		press( page.locator( 'button[role="option"]' ).nth( 2 ) )
	);
	// Its name goes on with the color.
	await press( page.getByRole( 'button', { name: 'Custom color picker' } ) );
	const area = page.locator( '.react-colorful__saturation' );
	await area.waitFor();
	// Dark colors only: what Atelier says of the contrast of others moves the picker.
	let box = await area.boundingBox();
	/** @param {number} at From 0 to 1. */
	const to = ( at ) =>
		page.mouse.move(
			Number( box?.x ) + ( 0.03 + 0.94 * at ) * Number( box?.width ),
			Number( box?.y ) + ( 0.6 + 0.35 * at ) * Number( box?.height )
		);
	await to( 0 );
	await page.mouse.down();
	await page.mouse.up();
	await devtools.untilQuiet();
	box = await area.boundingBox();
	await to( 0 );
	await page.mouse.down();
	await to( 0.05 );
	await page.waitForTimeout( APPROACH );
	/** @type {number[]} */
	const times = [];
	for ( let step = 1; step <= STEPS; step++ ) {
		times.push(
			await take( 'drag', 'color', 'mousemove', () =>
				to( 0.05 + ( 0.9 * step ) / STEPS )
			)
		);
	}
	const before = await devtools.cpu();
	for ( let move = 1; move <= MOVES; move++ ) {
		await to( 0.95 - ( 0.9 * move ) / MOVES );
		await page.waitForTimeout( 12 );
	}
	await page.mouse.up();
	await page.waitForTimeout( 2000 );
	figures.drag = median( times );
	figures.dragCpu = ( ( await devtools.cpu() ) - before ) / MOVES;
}

/**
 * Types into a paragraph in the middle of a long document.
 *
 * @param {Opened} opened
 */
export async function type( { page, devtools, figures } ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const paragraphs = canvas.locator( 'p[data-block]' );
	const middle = paragraphs.nth(
		Math.floor( ( await paragraphs.count() ) / 2 )
	);
	await middle.click();
	await middle.evaluate( timeKeys );
	await page.waitForTimeout( APPROACH );
	const before = await devtools.cpu();
	await page.keyboard.type( WORDS, { delay: PAUSE } );
	figures.keyCpu = ( ( await devtools.cpu() ) - before ) / WORDS.length;
	/** @type {number[]} */
	const [ first = NaN, ...others ] = await page.evaluate( () =>
		Reflect.get( window, 'atelierBenchKeys' )
	);
	others.sort( ( a, b ) => a - b );
	figures.firstKey = first;
	figures.key = others[ Math.floor( others.length * 0.75 ) ] ?? NaN;
	figures.worstKey = others.at( -1 ) ?? NaN;
}

/**
 * Runs in the canvas: how long each key blocks the page, until the main thread is free.
 *
 * @param {Element} paragraph
 */
function timeKeys( { ownerDocument } ) {
	/** @type {number[]} */
	const times = [];
	Object.assign( window.top ?? window, { atelierBenchKeys: times } );
	let start = 0;
	ownerDocument.addEventListener(
		'keydown',
		( { timeStamp } ) => {
			start = timeStamp;
		},
		true
	);
	ownerDocument.addEventListener(
		'input',
		() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => times.push( performance.now() - start );
			port2.postMessage( null );
		},
		true
	);
}

/**
 * The button or link of this name.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          name
 */
const controlOf = ( page, name ) =>
	page
		.getByRole( 'button', { name, exact: true } )
		.or( page.getByRole( 'link', { name, exact: true } ) )
		.filter( { visible: true } )
		.first();

/**
 * Clicks as a hand does, with the pointer on it for a moment before.
 *
 * @param {import('@playwright/test').Locator} control
 */
async function press( control ) {
	await control.hover();
	await control.page().waitForTimeout( HOVER );
	await control.click();
}
