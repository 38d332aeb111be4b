/**
 * What one browser has to do for the journeys: commands of WebDriver, whichever protocol carries them. Elements are what the
 * browser calls them; scripts take and return them as they are.
 *
 * @typedef {Object} Driver
 * @property {string}                                                       name       Of the browser, with its version.
 * @property {(url: string) => Promise<void>}                               navigate   Answers once the page can be used.
 * @property {(script: string, args: readonly unknown[]) => Promise<any>}   execute    Runs the body of a function whose last argument takes its answer.
 * @property {(frame: DriverElement | null) => Promise<void>}               switchTo   Null is the page itself.
 * @property {(element: DriverElement) => Promise<void>}                    click
 * @property {(element: DriverElement, text: string) => Promise<void>}      sendKeys   For fields that take files: their path.
 * @property {(actions: readonly object[]) => Promise<void>}                perform
 * @property {() => Promise<string>}                                        screenshot A PNG in Base64.
 * @property {() => Promise<void>}                                          close
 */

/** @typedef {Record<string, string>} DriverElement */

/** What every WebDriver calls an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** In pixels; wide enough for everything to be beside each other. */
export const WINDOW = { width: 1400, height: 900 };

/** Nothing but the site under test exists: what a browser asks of its maker is refused at once. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** What a driver says of a command that it couldn't carry out. */
export class DriverError extends Error {}

/** @param {DriverElement} element */
export const idOf = ( element ) => element[ ELEMENT ] ?? '';

/**
 * Asks until there is an answer.
 *
 * @template Answer
 * @param {string}                                          what    What is waited for, for the message.
 * @param {() => Promise<Answer | null | undefined | false>} ask
 * @param {number}                                          [limit] In milliseconds.
 * @return {Promise<Answer>} The first answer.
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
			// A page that is being left or painted again answers later.
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
