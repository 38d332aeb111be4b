/**
 * Finds a PHP that can run WordPress on SQLite: the named one, the system's, or else that of Debian's packages, which it installs.
 */
import { spawnSync } from 'node:child_process';
import { findOrInstall } from './setup/packages.mjs';

const NEEDED = [ 'curl', 'dom', 'gd', 'intl', 'mbstring', 'pdo_sqlite', 'zip' ];

const PACKAGES = [
	'php-cli',
	'php-curl',
	'php-gd',
	'php-intl',
	'php-mbstring',
	'php-sqlite3',
	'php-xml',
	'php-zip',
];

/**
 * @return {{ program: string, version: string } | null} Null if there is none; a version is such as "8.2".
 */
export function findPhp() {
	const named = process.env.PHP_PATH;
	if ( named ) {
		const found = look( named );
		if ( ! found ) {
			throw new Error(
				`PHP_PATH names ${ named }, which is no PHP with ${ NEEDED.join( ', ' ) }.`
			);
		}
		return found;
	}
	return findOrInstall( 'PHP', () => look( 'php' ), PACKAGES );
}

/** @param {string} program */
function look( program ) {
	const { status, stdout } = spawnSync(
		program,
		[
			'-r',
			'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION . " " . implode( " ", array_map( "strtolower", get_loaded_extensions() ) );',
		],
		{ encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		return null;
	}
	const [ version = '', ...extensions ] = stdout.trim().split( ' ' );
	return NEEDED.every( ( name ) => extensions.includes( name ) )
		? { program, version }
		: null;
}
