import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { untilOtherRows } from './rows.mjs';

/**
 * A list that both editors have.
 *
 * @typedef {Object} List
 * @property {Record<string, string>} query
 * @property {string}                 sought   What the search is for.
 * @property {string}                 [preset] The name of one of its links.
 */

/** How long the pointer hovers before a click, as by hand, in milliseconds. Not counted. */
const APPROACH = 100;

/**
 * Takes all steps in a list.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @param {List}                                      list
 * @return {Promise<Record<string, number>>} By step, milliseconds from the action to the frame with other rows, and what the main thread worked until then.
 */
export async function measureList(
	context,
	editor,
	{ query, sought, preset }
) {
	const page = await context.newPage();
	const { cpu, untilQuiet } = await devtoolsOf( page );
	/** @type {Record<string, number>} */
	const figures = {};
	/**
	 * @param {string}                 step
	 * @param {() => Promise<unknown>} act
	 */
	const take = async ( step, act ) => {
		const busy = await cpu();
		figures[ step ] = await untilOtherRows( page, act );
		figures[ `${ step }Cpu` ] = ( await cpu() ) - busy;
		// Its background work doesn't count for the next.
		await untilQuiet();
	};
	await take( 'open', () =>
		page.goto( addressIn( editor, query ), { waitUntil: 'commit' } )
	);
	// Closes a welcome guide.
	await page.keyboard.press( 'Escape' );
	await take( 'leaf', () =>
		page.getByRole( 'button', { name: 'Next page' } ).click()
	);
	if ( preset !== undefined ) {
		const name = new RegExp( `^${ preset }` );
		const link = page
			.getByRole( 'link', { name } )
			.or( page.getByRole( 'button', { name } ) )
			.first();
		await link.hover();
		await page.waitForTimeout( APPROACH );
		await take( 'preset', () => link.click() );
	}
	await take( 'search', () =>
		page.getByRole( 'searchbox' ).first().fill( sought )
	);
	return figures;
}
