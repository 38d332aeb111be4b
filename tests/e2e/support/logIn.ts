import { request, type FullConfig } from '@playwright/test';
import { Site } from './site';

const NAME = process.env[ 'WP_USERNAME' ] ?? 'admin';
const PASSWORD = process.env[ 'WP_PASSWORD' ] ?? 'password';

/** Where the cookies of the administrator are kept for a run. */
export const ADMIN_STATE = 'test-results/admin.json';

/**
 * Logs in once for all tests: of two logins at the same moment WordPress would keep only one, for
 * both write the user's list of sessions.
 */
export default async function logIn( { projects }: FullConfig ) {
	const baseURL = projects[ 0 ]?.use.baseURL;
	const context = await request.newContext(
		baseURL === undefined ? {} : { baseURL }
	);
	await new Site( context ).logIn( NAME, PASSWORD );
	await context.storageState( { path: ADMIN_STATE } );
	await context.dispose();
}
