/**
 * The site at WP_BASE_URL, or else a WordPress started for the bench.
 *
 * @param {'latest' | 'oldest'} release
 */
export async function siteToMeasure( release ) {
	if ( process.env.WP_BASE_URL ) {
		return { server: null, url: process.env.WP_BASE_URL };
	}
	const { obtainWordPress } = await import( '../wordpress/obtain.mjs' );
	const { startPlayground } = await import( '../server/playground.mjs' );
	const started = await startPlayground( {
		core: await obtainWordPress( release ),
		name: 'bench',
	} );
	return { server: started, url: started.url };
}
