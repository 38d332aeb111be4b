/** Runs WordPress in PHP's own web server, on loopback only. */
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { startFront } from './front.mjs';
import { startDatabase } from './mariadb.mjs';
import { serveAsChild } from './serve.mjs';

const WORKERS = '6';
const SETTINGS = {
	'opcache.enable_cli': '1',
	// What small hosts allow.
	memory_limit: '128M',
	max_execution_time: '30',
	upload_max_filesize: '64M',
	post_max_size: '64M',
};

const here = ( /** @type {string} */ file ) =>
	path.join( import.meta.dirname, file );

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;

serveAsChild( serve, () => {
	if ( server?.pid !== undefined && server.exitCode === null ) {
		process.kill( -server.pid, 'SIGTERM' );
	}
} );

/** @param {import('./native.mjs').NativeOptions} options */
async function serve( { php, site, plugins, database, router } ) {
	const endDatabase = database ? await startDatabase( database ) : null;
	process.once( 'exit', () => endDatabase?.() );
	const address = new URL( 'http://127.0.0.1' );
	const front = await startFront( address );
	const url = `http://127.0.0.1:${ front.port }`;
	execFileSync( php, [ here( 'install.php' ), site, url, ...plugins ], {
		stdio: [ 'ignore', 'inherit', 'inherit' ],
	} );
	// Installing takes seconds, in which others may take a port that was free.
	address.port = String( await getPort() );
	server = spawn(
		php,
		[
			...Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [
				'-d',
				`${ name }=${ value }`,
			] ),
			'-S',
			address.host,
			'-t',
			site,
			router ?? here( 'router.php' ),
		],
		{
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS },
			stdio: 'ignore',
			// A process group of its own, so that its workers end with it.
			detached: true,
		}
	);
	server.once( 'exit', () => process.exit( 1 ) );
	await firstAnswer( url );
	return url;
}

/** @param {string} url */
async function firstAnswer( url ) {
	for (;;) {
		const answer = await fetch( `${ url }/wp-login.php` ).catch(
			() => null
		);
		if ( answer?.ok ) {
			return;
		}
		await setTimeout( 200 );
	}
}
