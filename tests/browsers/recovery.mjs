import {
	clickInBar,
	expectWords,
	findInBar,
	withPage,
	WORDS,
	write,
} from './support/editor.mjs';
import { until } from './drivers/driver.mjs';
import { countKept } from './support/inPage.mjs';

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'what was not saved is offered after a reload, restored and saved': ( {
		browser,
		site,
		open,
	} ) =>
		withPage( site, 'A page to recover', async ( id ) => {
			await open( `/page/${ id }`, { canvas: 'edit' } );
			await write( browser, ' kept' );
			await browser.waitFor( 'change that the browser keeps', countKept );
			await open( `/page/${ id }`, { canvas: 'edit' } );
			await browser.find( '[role="dialog"]', 'Restore unsaved changes?' );
			await browser.click( '[role="dialog"] button', /^Restore/ );
			await browser.gone( '[role="dialog"]', 'Restore unsaved changes?' );
			await expectWords( browser, `${ WORDS } kept` );
			await clickInBar( browser, 'Save' );
			await findInBar( browser, 'Saved' );
			await until(
				'browser that keeps nothing any more',
				async () => ( await browser.evaluate( countKept ) ) === 0
			);
		} ),
};
