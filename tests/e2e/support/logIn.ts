import { request } from '@playwright/test';
import { Site } from './site';
import { keepDatabase, restoreDatabase, SITES, type TestedSite } from './sites';

const NAME = process.env[ 'WP_USERNAME' ] ?? 'admin';
const PASSWORD = process.env[ 'WP_PASSWORD' ] ?? 'password';

/** The file with the cookies of one worker's administrator during a run. */
export const stateOf = ( slot: number ): string =>
	`test-results/tester-${ slot }.json`;

/**
 * Creates an administrator for each site, because preferences are stored per user. Each logs in here, once.
 */
export default async function logIn() {
	const ends = await Promise.all( SITES.map( prepare ) );
	return () => Promise.all( ends.map( ( end ) => end() ) );
}

/**
 * @return Deletes the administrator again.
 */
async function prepare( tested: TestedSite, slot: number ) {
	const newContext = () => request.newContext( { baseURL: tested.url } );
	const owner = await newContext();
	const site = new Site( owner );
	await site.logIn( NAME, PASSWORD );
	const name = `atelier-tester-${ slot }-${ Date.now().toString( 36 ) }`;
	const password = `${ crypto.randomUUID() }-Aa1!`;
	const { id } = await site.rest( 'POST', '/wp/v2/users', {
		username: name,
		name: `Tester ${ slot + 1 }`,
		email: `${ name }@example.org`,
		password,
		roles: [ 'administrator' ],
	} );
	const context = await newContext();
	const own = new Site( context );
	await own.logIn( name, password );
	await own.resetPreferences();
	await context.storageState( { path: stateOf( slot ) } );
	await context.dispose();
	await keepDatabase( tested );

	return async () => {
		await restoreDatabase( tested );
		const me = await site.rest( 'GET', '/wp/v2/users/me' );
		await site.rest(
			'DELETE',
			`/wp/v2/users/${ id }?force=true&reassign=${ me.id }`
		);
		await owner.dispose();
	};
}
