import { isInFrame } from './support/inPage.mjs';

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'home shows the site beside its menu': async ( {
		browser,
		site,
		open,
	} ) => {
		const { title } = await site.rest( 'GET', '/wp/v2/settings' );
		await open( '/' );
		await browser.find( '[role="region"]', 'Navigation' );
		await browser.find( 'a', 'Pages' );
		await browser.waitFor( 'site in the preview', isInFrame, title );
	},

	'a list is reached from home, without loading the page again': async ( {
		browser,
		open,
	} ) => {
		await open( '/' );
		await browser.evaluate( () => {
			document.body.dataset.isSame = 'yes';
		} );
		await browser.click( 'a', 'Pages' );
		await browser.find( 'h1, h2', 'Pages' );
		await browser.find( 'tr, [role="row"]', /./ );
		await browser.waitFor(
			'page that was not loaded again',
			() => document.body.dataset.isSame === 'yes'
		);
	},

	'a template is shown at its address': async ( { browser, site, open } ) => {
		const [ { stylesheet } ] = await site.rest(
			'GET',
			'/wp/v2/themes?status=active'
		);
		const { title } = await site.rest( 'GET', '/wp/v2/settings' );
		await open( `/wp_template/${ stylesheet }//index` );
		await browser.find( 'h1, h2', 'Index' );
		await browser.waitFor( 'template in the preview', isInFrame, title );
	},
};
