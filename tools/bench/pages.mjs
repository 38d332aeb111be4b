import { devtoolsOf } from './devtools.mjs';
import { addressIn } from './editors.mjs';
import { untilOtherRows } from './rows.mjs';

/** @typedef {'open' | 'leaf' | 'preset' | 'search'} Step */

/** In milliseconds, after each step, so that its background work doesn't count for the next. */
const REST = 2500;
/** How long the pointer hovers before a click, as by hand, in milliseconds. Not counted. */
const APPROACH = 100;

/**
 * Takes all steps in the list of pages.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./editors.mjs').Editor}            editor
 * @return {Promise<Record<Step | `${ Step }Cpu`, number>>} Milliseconds from the action to the frame with other rows, and what the main thread worked until then.
 */
export async function measurePages( context, editor ) {
	const page = await context.newPage();
	const { cpu } = await devtoolsOf( page );
	/** @type {Record<string, number>} */
	const figures = {};
	/**
	 * @param {Step}                   step
	 * @param {() => Promise<unknown>} act
	 */
	const take = async ( step, act ) => {
		const busy = await cpu();
		figures[ step ] = await untilOtherRows( page, act );
		figures[ `${ step }Cpu` ] = ( await cpu() ) - busy;
		await page.waitForTimeout( REST );
	};
	await take( 'open', () =>
		page.goto( addressIn( editor, { p: '/page' } ), {
			waitUntil: 'commit',
		} )
	);
	// Closes a welcome guide.
	await page.keyboard.press( 'Escape' );
	await take( 'leaf', () =>
		page.getByRole( 'button', { name: 'Next page' } ).click()
	);
	const drafts = page
		.getByRole( 'link', { name: /^Drafts/ } )
		.or( page.getByRole( 'button', { name: /^Drafts/ } ) )
		.first();
	await drafts.hover();
	await page.waitForTimeout( APPROACH );
	await take( 'preset', () => drafts.click() );
	await take( 'search', () =>
		page.getByRole( 'searchbox' ).first().fill( 'omega' )
	);
	return /** @type {Record<Step | `${ Step }Cpu`, number>} */ ( figures );
}
