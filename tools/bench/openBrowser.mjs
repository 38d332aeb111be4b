import { chromium } from '@playwright/test';
import { findChromium } from '../browser.mjs';
import { startFront } from '../server/front.mjs';

/**
 * A browser that can only reach one site, through the front server.
 *
 * @param {string} url Of the site.
 * @return {Promise<{ browser: import('@playwright/test').Browser, close: () => Promise<void> }>}
 */
export async function openBrowser( url ) {
	const site = new URL( url );
	if ( ! [ 'localhost', '127.0.0.1' ].includes( site.hostname ) ) {
		throw new Error( `${ url } is not on this machine.` );
	}
	const front = await startFront( site );
	const browser = await chromium.launch( {
		executablePath: await findChromium(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			// Otherwise V8 compiles a script again to say where an exception is thrown, which only those who listen, as Playwright, ask
			// for: `wp-components` throws one while it runs.
			'--js-flags=--no-enable-lazy-source-positions',
			`--host-resolver-rules=MAP ${ site.host } 127.0.0.1:${ front.port } , MAP * ~NOTFOUND`,
		],
	} );
	return {
		browser,
		close: async () => {
			await browser.close();
			front.stop();
		},
	};
}
