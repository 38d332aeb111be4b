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
