/**
 * `npm start`: from a fresh clone to a running site with Atelier open.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cache } from './paths.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { underway } from './setup/progress.mjs';
import { quietly } from './setup/quietly.mjs';
import { wpEnvEnvironment } from './server/wp-env.mjs';
import { versionOf } from './wordpress/release.mjs';

const WANTED_PORT = 8888;

/** @param {string} message */
const say = ( message ) => console.log( `→ ${ message }` );

const stopping = new AbortController();

try {
	await start();
} catch ( error ) {
	if ( stopping.signal.aborted ) {
		// What it waits for fails because WordPress is being stopped.
		await new Promise( () => undefined );
	}
	console.error(
		`\nAtelier could not be started.\n${ error instanceof Error ? error.message : error }`
	);
	process.exit( 1 );
}

async function start() {
	await ensureDependencies();
	await ensureBuild();

	const { obtainWordPress } = await import( './wordpress/obtain.mjs' );
	const core = await obtainWordPress( 'latest', say );
	const site = siteFolder( core, versionOf( core ) );

	const { default: getPort, portNumbers } = await import( 'get-port' );
	const port = await getPort( {
		port: portNumbers( WANTED_PORT, WANTED_PORT + 99 ),
	} );
	if ( port !== WANTED_PORT ) {
		say( `Port ${ WANTED_PORT } is busy; using ${ port }.` );
	}
	const env = wpEnvEnvironment( { site, port, version: versionOf( core ) } );
	const starting = underway( 'Starting WordPress', () =>
		wpEnv( [ 'start', '--runtime=playground' ], env )
	);
	stopOnSignal( async () => {
		// Before its end, there is nothing to stop yet, and the server would go on.
		await starting.catch( () => null );
		await wpEnv( [ 'stop' ], env );
	} );
	await starting;
	const url = `http://localhost:${ port }`;
	await underway( 'Loading the demo site', () => firstAnswer( url ) );
	console.log( `
Open this address in a browser; you are logged in there as admin:

  ${ url }/wp-admin/admin.php?page=atelier

To log in again after logging out: user name admin, password “password”.
What you change is kept for the next npm start. Ctrl+C stops WordPress.` );
	// Keeps this process alive, so that Ctrl+C reaches it.
	setInterval( () => undefined, 1 << 30 );
}

/**
 * The folder of the site; its content is kept between starts.
 *
 * @param {string} core
 * @param {string} version
 */
function siteFolder( core, version ) {
	const folder = path.join( cache, 'sites', `start-${ version }` );
	if ( ! fs.existsSync( path.join( folder, 'wp-load.php' ) ) ) {
		say( 'Preparing the site’s folder…' );
		const partial = `${ folder }.partial`;
		fs.rmSync( partial, { recursive: true, force: true } );
		fs.cpSync( core, partial, { recursive: true } );
		fs.renameSync( partial, folder );
	}
	return folder;
}

/**
 * @param {string[]}          command
 * @param {NodeJS.ProcessEnv} env
 */
function wpEnv( command, env ) {
	const require = createRequire( import.meta.url );
	const bin = path.join(
		path.dirname( require.resolve( '@wordpress/env/package.json' ) ),
		'bin/wp-env'
	);
	return quietly(
		process.execPath,
		[ bin, ...command ],
		`wp-env ${ command.join( ' ' ) } failed.`,
		// A signal for this process must not kill the child halfway: that would leave the server running.
		{ env, detached: true }
	);
}

/** @param {() => Promise<unknown>} stop */
function stopOnSignal( stop ) {
	const finish = async () => {
		if ( stopping.signal.aborted ) {
			return;
		}
		stopping.abort();
		console.log( '\n→ Stopping…' );
		await stop().catch( console.error );
		process.exit( 0 );
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => void finish() );
	}
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
