import { request, type FullConfig } from '@playwright/test';
import { Site } from './site';

const NAME = process.env[ 'WP_USERNAME' ] ?? 'admin';
const PASSWORD = process.env[ 'WP_PASSWORD' ] ?? 'password';

/** Where the cookies of one tester are kept for a run. */
export const stateOf = ( slot: number ): string =>
	`test-results/tester-${ slot }.json`;

/**
 * Makes one administrator for each test that may run at a time, for what users choose is kept per
 * user: two tests of one user would change each other's editor. All log in here, once: of two logins
 * at the same moment WordPress would keep only one.
 */
export default async function logIn( { projects, workers }: FullConfig ) {
	const baseURL = projects[ 0 ]?.use.baseURL;
	const newContext = () =>
		request.newContext( baseURL === undefined ? {} : { baseURL } );

	const owner = await newContext();
	const site = new Site( owner );
	await site.logIn( NAME, PASSWORD );
	const run = Date.now().toString( 36 );
	const testers: ( number | string )[] = [];
	for ( let slot = 0; slot < workers; slot++ ) {
		const name = `atelier-tester-${ slot }-${ run }`;
		const password = `${ crypto.randomUUID() }-Aa1!`;
		const { id } = await site.rest( 'POST', '/wp/v2/users', {
			username: name,
			name: `Tester ${ slot + 1 }`,
			email: `${ name }@example.org`,
			password,
			roles: [ 'administrator' ],
		} );
		testers.push( id );
		const context = await newContext();
		await new Site( context ).logIn( name, password );
		await context.storageState( { path: stateOf( slot ) } );
		await context.dispose();
	}

	return async () => {
		const { id } = await site.rest( 'GET', '/wp/v2/users/me' );
		for ( const tester of testers ) {
			await site.rest(
				'DELETE',
				`/wp/v2/users/${ tester }?force=true&reassign=${ id }`
			);
		}
		await owner.dispose();
	};
}
