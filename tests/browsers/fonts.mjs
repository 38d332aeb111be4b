import path from 'node:path';
import { root } from '../../tools/paths.mjs';

const LIBRARY = '[role="dialog"]';
const SLUG = 'atelier-sans';

/** @param {import('./support/run.mjs').Site} site */
async function uninstall( site ) {
	const families = await site.rest(
		'GET',
		`/wp/v2/font-families?slug=${ SLUG }`
	);
	for ( const { id } of families ) {
		await site.rest( 'DELETE', `/wp/v2/font-families/${ id }?force=true` );
	}
}

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'a font file is read, made smaller and installed': async ( {
		browser,
		site,
		open,
	} ) => {
		await uninstall( site );
		try {
			await open( '/styles', { section: '/typography' } );
			await browser.click( 'button', 'Manage fonts' );
			await browser.find( LIBRARY, 'Fonts' );
			await browser.click( `${ LIBRARY } [role="tab"]`, 'Upload' );
			await browser.choose(
				`${ LIBRARY } input[type="file"]`,
				path.join( root, 'tests/fixtures/fonts/sans-regular.ttf' )
			);
			await browser.find(
				`${ LIBRARY } li`,
				/sans-regular\.ttf.*as WOFF2 instead of/
			);
			await browser.click( `${ LIBRARY } button`, 'Install' );
			await browser.find(
				`${ LIBRARY } *`,
				'Fonts were installed successfully.'
			);
			const families = await site.rest(
				'GET',
				`/wp/v2/font-families?slug=${ SLUG }`
			);
			if ( families.length !== 1 ) {
				throw new Error(
					`The server has ${ families.length } families`
				);
			}
		} finally {
			await uninstall( site );
		}
	},
};
