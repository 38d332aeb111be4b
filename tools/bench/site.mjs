/**
 * Measures on the site at WP_BASE_URL, or else on a WordPress that is started for it and stopped afterwards.
 *
 * @param {'latest' | 'oldest'}                              release
 * @param {(url: string, isOwn: boolean) => Promise<void>} measure
 */
export async function onSiteToMeasure( release, measure ) {
	if ( process.env.WP_BASE_URL ) {
		return measure( process.env.WP_BASE_URL, false );
	}
	const { obtainWordPress } = await import( '../wordpress/obtain.mjs' );
	const { startPlayground } = await import( '../server/playground.mjs' );
	const server = await startPlayground( {
		core: await obtainWordPress( release ),
		name: 'bench',
	} );
	try {
		await measure( server.url, true );
	} finally {
		await server.stop();
	}
}
