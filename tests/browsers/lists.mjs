const COUNT = 23;
const TITLE = 'Listed';

/** @param {import('./support/run.mjs').Site} site */
async function remove( site ) {
	const found = await site.rest(
		'GET',
		`/wp/v2/pages?per_page=100&search=${ TITLE }&_fields=id`
	);
	for ( const { id } of found ) {
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
}

/** @type {Record<string, import('./support/run.mjs').Journey>} */
export default {
	'a list is searched, paged and laid out differently': async ( {
		browser,
		site,
		open,
	} ) => {
		await remove( site );
		for ( let number = 1; number <= COUNT; number++ ) {
			await site.rest( 'POST', '/wp/v2/pages', {
				title: `${ TITLE } ${ String( number ).padStart( 2, '0' ) }`,
				status: 'publish',
			} );
		}
		try {
			await open( '/page', { layout: 'list' } );
			await browser.click( 'input[type="search"]' );
			await browser.type( TITLE );
			await browser.find( '*', `${ COUNT } items` );
			await browser.find( '[role="row"]', /Listed 01/ );
			await browser.click( 'button', 'Next page' );
			await browser.find( '[role="row"]', /Listed 23/ );
			await browser.gone( '[role="row"]', /Listed 01/ );
			for ( const layout of [ 'Grid', 'Table' ] ) {
				await browser.click( 'button', 'Layout' );
				await browser.click( '[role="menuitemradio"]', layout );
				await browser.waitFor(
					`address of the layout ${ layout }`,
					( name ) =>
						new URLSearchParams( location.search ).get(
							'layout'
						) === name,
					layout.toLowerCase()
				);
				await browser.find( 'a, button', /Listed \d\d/ );
			}
			await browser.find( 'table td', /Listed \d\d/ );
		} finally {
			await remove( site );
		}
	},
};
