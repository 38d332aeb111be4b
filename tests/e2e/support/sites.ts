/** A WordPress under test. */
export interface TestedSite {
	readonly url: string;
	/** Whether it was started for the tests, with the plugin in tests/e2e/plugin. */
	readonly isOwn: boolean;
}

const named = process.env[ 'WP_BASE_URL' ] ?? 'http://localhost:8888';

/** One for each worker, so that no test sees another one's changes. */
export const SITES: readonly TestedSite[] = named
	.split( ' ' )
	.map( ( url ) => ( {
		url,
		isOwn: process.env[ 'ATELIER_E2E_SERVER' ] === '1',
	} ) );

/** The site of a worker. */
export function siteOf( worker: number ): TestedSite {
	const site = SITES[ worker ];
	if ( ! site ) {
		throw new Error( `There is no site for worker ${ worker }` );
	}
	return site;
}

const askDatabase =
	( task: 'keep' | 'restore' ) =>
	async ( { url, isOwn }: TestedSite ): Promise< void > => {
		if ( ! isOwn ) {
			return;
		}
		const answer = await fetch(
			`${ url }/wp-content/plugins/atelier-e2e/database.php`,
			{ method: 'POST', body: new URLSearchParams( { do: task } ) }
		);
		const said = await answer.text();
		if ( said !== 'done' ) {
			throw new Error( `${ task } of the database: ${ said }` );
		}
	};

/** Stores a copy of the database of a site started for the tests. */
export const keepDatabase = askDatabase( 'keep' );

/** Restores that copy of the database. */
export const restoreDatabase = askDatabase( 'restore' );
