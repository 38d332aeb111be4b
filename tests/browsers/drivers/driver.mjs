/**
 * The commands of a browser that the journeys need: those of WebDriver, over any protocol. Elements are the browser's
 * own references; scripts take and return them unchanged.
 *
 * @typedef {Object} Driver
 * @property {string}                                                       name       The browser's name, with its version.
 * @property {(url: string) => Promise<void>}                               navigate   Resolves once the page is usable.
 * @property {(script: string, args: readonly unknown[]) => Promise<any>}   execute    Runs the body of a function whose last argument is a callback for its result.
 * @property {(frame: DriverElement | null) => Promise<void>}               switchTo   Null is the page itself.
 * @property {(element: DriverElement) => Promise<void>}                    click
 * @property {(element: DriverElement, text: string) => Promise<void>}      sendKeys   For file inputs: a path.
 * @property {(actions: readonly object[]) => Promise<void>}                perform
 * @property {() => Promise<string>}                                        screenshot A PNG in Base64.
 * @property {() => Promise<void>}                                          close
 */

/** @typedef {Record<string, string>} DriverElement */

/** WebDriver's key of an element reference in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** In pixels; wide enough for all panels side by side. */
export const WINDOW = { width: 1400, height: 900 };

/** The site under test is the only host: requests of a browser to its vendor fail at once. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** The error of a command that a driver couldn't run. */
export class DriverError extends Error {}

/** @param {DriverElement} element */
export const idOf = ( element ) => element[ ELEMENT ] ?? '';

/**
 * Polls until there is a result.
 *
 * @template Answer
 * @param {string}                                          what    The condition, for the message.
 * @param {() => Promise<Answer | null | undefined | false>} ask
 * @param {number}                                          [limit] In milliseconds.
 * @return {Promise<Answer>} The first truthy result.
 */
export async function until( what, ask, limit = 60_000 ) {
	const end = Date.now() + limit;
	/** @type {unknown} */
	let reason = '';
	for (;;) {
		try {
			const answer = await ask();
			if ( answer ) {
				return answer;
			}
			reason = '';
		} catch ( error ) {
			// A page that is navigating or re-rendering responds later.
			if ( ! ( error instanceof DriverError ) ) {
				throw error;
			}
			reason = `: ${ error.message }`;
		}
		if ( Date.now() > end ) {
			throw new Error( `There was no ${ what }${ reason }` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 150 ) );
	}
}
