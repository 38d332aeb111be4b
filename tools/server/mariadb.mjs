/**
 * A database server of our own, where the machine has MariaDB or its package manager installs it: with transactions and locks as on most
 * sites, which SQLite doesn't have. Listens on a socket only, and is thrown away.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '../setup/findProgram.mjs';
import { findOrInstall } from '../setup/packages.mjs';

/**
 * @typedef {Object} Database
 * @property {string} server  The program.
 * @property {string} install The program that makes an empty one.
 * @property {string} folder  Where everything of it is.
 * @property {string} socket
 * @property {string} [modes] SQL modes, if not MariaDB's own.
 */

/** Where programs of administrators are. */
const FOLDERS = [ '/usr/sbin', '/usr/local/sbin' ];

/** Several start beside other checks, and write much at first. */
const PATIENCE = 120_000;

/**
 * All modes that hosts set and WordPress leaves on, where texts, functions and names are read otherwise; and those of MySQL 5.7, of which it
 * removes some.
 */
export const STRICTEST =
	'ANSI_QUOTES,PIPES_AS_CONCAT,IGNORE_SPACE,HIGH_NOT_PRECEDENCE,ONLY_FULL_GROUP_BY,STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO';

/**
 * @param {string} php The program that is to use it.
 * @return {Database | null} A place for one; null if there is no MariaDB, or PHP can't use it.
 */
export function placeDatabase( php ) {
	const programs = findOrInstall( 'MariaDB', () => look( php ), PACKAGES );
	if ( ! programs ) {
		return null;
	}
	// Names of sockets must be short.
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-' ) );
	return { ...programs, folder, socket: path.join( folder, 'socket' ) };
}

/** The server without what starts it as a service, what making a database needs of the client, and PHP's extension. */
const PACKAGES = [ 'mariadb-server-core', 'mariadb-client-core', 'php-mysql' ];

/** @param {string} php */
function look( php ) {
	const server = findProgram( [ 'mariadbd' ], FOLDERS );
	const install = findProgram( [ 'mariadb-install-db' ], FOLDERS );
	const { stdout } = spawnSync( php, [ '-m' ], { encoding: 'utf8' } );
	return server && install && /^mysqli$/m.test( stdout )
		? { server, install }
		: null;
}

/**
 * @param {Database} database
 * @return {Promise<() => void>} Ends it.
 */
export async function startDatabase( {
	server,
	install,
	folder,
	socket,
	modes,
} ) {
	const data = path.join( folder, 'data' );
	// A server that starts deletes every temporary table it finds there: those of others, too.
	const temporary = path.join( folder, 'temporary' );
	fs.mkdirSync( temporary );
	const env = { ...process.env, TMPDIR: temporary };
	const own = [
		'--no-defaults',
		`--datadir=${ data }`,
		`--tmpdir=${ temporary }`,
		`--user=${ os.userInfo().username }`,
	];
	execFileSync(
		install,
		[
			...own,
			'--auth-root-authentication-method=normal',
			// Also where the name of the machine can't be looked up.
			'--force',
		],
		// What goes wrong is in the error.
		{ env, stdio: [ 'ignore', 'ignore', 'pipe' ] }
	);
	const setup = path.join( folder, 'setup.sql' );
	fs.writeFileSync(
		setup,
		'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n'
	);
	const running = spawn(
		server,
		[
			...own,
			'--skip-networking',
			`--socket=${ socket }`,
			`--init-file=${ setup }`,
			// It is thrown away anyway.
			'--innodb-flush-log-at-trx-commit=0',
			...( modes === undefined ? [] : [ `--sql-mode=${ modes }` ] ),
		],
		{ env, stdio: 'ignore' }
	);
	const until = Date.now() + PATIENCE;
	while ( ! fs.existsSync( socket ) ) {
		if ( running.exitCode !== null || Date.now() > until ) {
			throw new Error(
				`MariaDB has not started (${ running.exitCode ?? 'still trying' }).`
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	return () => running.kill( 'SIGKILL' );
}
