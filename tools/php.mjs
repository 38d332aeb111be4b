/**
 * Finds a PHP that can run WordPress on SQLite: the named one, the system's, or else one that the system's package
 * manager installs.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './setup/packages.mjs';

const NEEDED = [ 'curl', 'dom', 'gd', 'intl', 'mbstring', 'pdo_sqlite', 'zip' ];

const DEBIAN = [
	'cli',
	'curl',
	'gd',
	'intl',
	'mbstring',
	'sqlite3',
	'xml',
	'zip',
];

const PACKAGES = {
	'apt-get': DEBIAN.map( ( name ) => `php-${ name }` ),
};

/**
 * @param {(message: string) => void} log
 * @return {{ program: string, version: string } | null} Null if there is none; a version is such as "8.2".
 */
export function findPhp( log = console.log ) {
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
	const found = look( 'php' );
	if ( found ) {
		return found;
	}
	log( 'Installing PHP with the system’s package manager…' );
	installPackages( PACKAGES );
	return look( 'php' );
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
