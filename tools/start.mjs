/**
 * `npm start`: from a fresh clone to a running site with Atelier open.
 */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { underway } from './setup/progress.mjs';

const WANTED_PORT = 8888;

/** @param {string} message */
const say = ( message ) => console.log( `→ ${ message }` );

for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => {
		say( 'Stopping…' );
		// WordPress ends with this process.
		process.exit( 0 );
	} );
}
try {
	await start();
} catch ( error ) {
	console.error(
		`\nAtelier could not be started.\n${ error instanceof Error ? error.message : error }`
	);
	process.exit( 1 );
}

async function start() {
	await ensureDependencies();
	await ensureBuild();
	// They need packages.
	const { default: getPort, portNumbers } = await import( 'get-port' );
	const { startPlayground } = await import( './server/playground.mjs' );
	const { obtainWordPress, versionOf } =
		await import( './wordpress/obtain.mjs' );

	const core = await obtainWordPress( 'latest' );
	const port = await getPort( {
		port: portNumbers( WANTED_PORT, WANTED_PORT + 99 ),
	} );
	if ( port !== WANTED_PORT ) {
		say( `Port ${ WANTED_PORT } is busy; using ${ port }.` );
	}
	const { url } = await underway( 'Starting WordPress', () =>
		startPlayground( {
			core,
			name: `start-${ versionOf( core ) }`,
			isShop: true,
			port,
			lasts: true,
		} )
	);
	await underway( 'Loading the demo site', () => firstAnswer( url ) );
	console.log( `
Open this address in a browser; you are logged in there as admin:

  ${ url }/wp-admin/admin.php?page=atelier

To log in again after logging out: user name admin, password “password”.
What you change is kept for the next npm start. Ctrl+C stops WordPress.` );
}

/**
 * The first request imports the demo content, and its response comes after that.
 *
 * @param {string} url
 */
async function firstAnswer( url ) {
	const response = await fetch( url, {
		redirect: 'manual',
		// Whoever isn't logged in yet is redirected before anything is loaded.
		headers: { cookie: 'playground_auto_login_already_happened=1' },
	} );
	if ( response.status >= 400 ) {
		throw new Error( `${ url } answered ${ response.status }.` );
	}
}
