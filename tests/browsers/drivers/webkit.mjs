/** WebKit over WebKitGTK's own WebDriver, which uses HTTP. Its browser has no headless mode, so it gets a display of xvfb-run. */
import getPort from 'get-port';
import { findProgram } from '../../../tools/setup/findProgram.mjs';
import { DriverError, idOf, NOWHERE, until, WINDOW } from './driver.mjs';
import { makeFolder, startProgram } from './programs.mjs';

/** In milliseconds; a start takes one second. */
const START = 15_000;

const NAMES = [ 'WebKitWebDriver' ];

/**
 * One start in eight its browser doesn't answer its driver; both are started again then.
 *
 * @return {Promise<import('./driver.mjs').Driver | string>} The reason if it can't be started.
 */
export async function startWebKit() {
	for ( let tries = 1; tries < 4; tries++ ) {
		try {
			return await startOnce();
		} catch ( error ) {
			if ( ! ( error instanceof DriverError ) ) {
				throw error;
			}
		}
	}
	return startOnce();
}

/** @return {Promise<import('./driver.mjs').Driver | string>} */
async function startOnce() {
	const program = process.env.WEBKIT_DRIVER_PATH ?? findProgram( NAMES );
	if ( ! program ) {
		return `There is no ${ NAMES.join( ' or ' ) } on this machine.`;
	}
	const display = findProgram( [ 'xvfb-run' ] );
	if ( ! display ) {
		return 'There is no xvfb-run on this machine.';
	}
	const port = await getPort();
	// xvfb-run leaves its files behind when it is told to end.
	const { folder, remove } = makeFolder();
	const driver = startProgram(
		display,
		[
			'--auto-servernum',
			'--server-args=-screen 0 1600x1000x24',
			program,
			`--port=${ port }`,
		],
		{ TMPDIR: folder, GDK_BACKEND: 'x11' }
	);
	const stop = async () => {
		await driver.stop();
		remove();
	};
	const root = `http://127.0.0.1:${ port }`;
	try {
		await until( 'WebDriver of WebKit', async () => {
			if ( driver.hasEnded() ) {
				throw new Error( 'The driver of WebKit ended at its start.' );
			}
			return ask( 'GET', `${ root }/status` );
		} );
		const { sessionId, capabilities } = await ask(
			'POST',
			`${ root }/session`,
			{
				capabilities: {
					alwaysMatch: {
						// With other strategies, the first command after a navigation may never return.
						pageLoadStrategy: 'normal',
						unhandledPromptBehavior: 'accept',
						proxy: {
							proxyType: 'manual',
							httpProxy: `${ NOWHERE.host }:${ NOWHERE.port }`,
							sslProxy: `${ NOWHERE.host }:${ NOWHERE.port }`,
							noProxy: [ '127.0.0.1', 'localhost' ],
						},
					},
				},
			},
			START
		);
		const session = `${ root }/session/${ sessionId }`;
		/**
		 * @param {string} command
		 * @param {object} params
		 */
		const post = ( command, params ) =>
			ask( 'POST', `${ session }/${ command }`, params );
		await post( 'window/rect', WINDOW );
		return {
			name: `WebKitGTK ${ capabilities.browserVersion }`,
			navigate: ( url ) => post( 'url', { url } ),
			execute: ( script, args ) =>
				post( 'execute/async', { script, args } ),
			switchTo: ( frame ) => post( 'frame', { id: frame } ),
			click: ( element ) =>
				post( `element/${ idOf( element ) }/click`, {} ),
			sendKeys: ( element, text ) =>
				post( `element/${ idOf( element ) }/value`, { text } ),
			perform: ( actions ) => post( 'actions', { actions } ),
			screenshot: () => ask( 'GET', `${ session }/screenshot` ),
			close: async () => {
				await ask( 'DELETE', session ).catch( () => undefined );
				await stop();
			},
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/**
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string}                    url
 * @param {object}                    [params]
 * @param {number}                    [limit]  In milliseconds.
 * @return {Promise<any>} The value of the answer.
 */
async function ask( method, url, params, limit = 120_000 ) {
	const answer = await fetch( url, {
		method,
		...( params ? { body: JSON.stringify( params ) } : {} ),
		signal: AbortSignal.timeout( limit ),
	} ).catch( ( /** @type {unknown} */ error ) => {
		throw new DriverError( String( error ) );
	} );
	const { value } = await answer.json();
	if ( ! answer.ok ) {
		throw new DriverError( `${ value.error } (${ value.message })` );
	}
	return value;
}
