/**
 * Obtains PHPUnit 9.6, the one that runs on all versions of PHP that Atelier supports, as WordPress's own tests do. The sources, in this
 * order: the developer's environment, Composer's packages, the system's, the cache in the project, phpunit.de, Debian's package.
 */
import fs from 'node:fs';
import path from 'node:path';
import { cache, root } from './paths.mjs';
import { findOrInstall } from './setup/packages.mjs';
import { fetchFile } from './wordpress/fetchFile.mjs';

/**
 * @typedef {Object} PhpUnit
 * @property {string} folder What PHP has to see; its files include each other by paths that begin here.
 * @property {string} loader The file in it after which the classes can be used.
 */

const VARIABLE = 'PHPUNIT_PATH';
const PHAR = 'https://phar.phpunit.de/phpunit-9.6.phar';
const SYSTEM = '/usr/share/php';
const DOWNLOADED = path.join( cache, 'phpunit' );

/** @type {Promise<PhpUnit> | null} Checks that run side by side need the same one, which must be downloaded once. */
let obtaining = null;

/** @return {Promise<PhpUnit>} The same one for all. */
export function obtainPhpUnit() {
	obtaining ??= obtain();
	return obtaining;
}

async function obtain() {
	const found =
		named() ??
		inFolder( path.join( root, 'vendor' ) ) ??
		inFolder( SYSTEM ) ??
		inFolder( DOWNLOADED );
	if ( found ) {
		return found;
	}
	try {
		const phar = await fetchFile( PHAR );
		fs.mkdirSync( DOWNLOADED, { recursive: true } );
		fs.writeFileSync( path.join( DOWNLOADED, 'phpunit.phar' ), phar );
	} catch ( error ) {
		console.log( `PHPUnit can’t be downloaded: ${ error }` );
	}
	const obtained =
		inFolder( DOWNLOADED ) ??
		findOrInstall( 'PHPUnit', () => inFolder( SYSTEM ), [ 'phpunit' ] );
	if ( ! obtained ) {
		throw new Error(
			`No PHPUnit 9.6 could be obtained, so the tests of PHP can’t run. Install Composer’s packages, or name its phar in ${ VARIABLE }.`
		);
	}
	return obtained;
}

/** @return {PhpUnit | null} The one in the developer's environment. */
function named() {
	const file = process.env[ VARIABLE ];
	if ( ! file ) {
		return null;
	}
	if ( ! fs.statSync( file, { throwIfNoEntry: false } )?.isFile() ) {
		throw new Error( `${ VARIABLE } names ${ file }, which is no file.` );
	}
	const [ folder, loader ] = [ path.dirname( file ), path.basename( file ) ];
	return { folder: path.resolve( folder ), loader };
}

/** Loaders, and files that come with 9.6 and not with later releases. */
const LAYOUTS = [
	// Debian's packages.
	[ 'PHPUnit/Autoload.php', 'PHPUnit/TextUI/Command.php' ],
	// Composer's.
	[ 'autoload.php', 'phpunit/phpunit/src/TextUI/Command.php' ],
	// Downloaded.
	[ 'phpunit.phar', 'phpunit.phar' ],
];

/**
 * @param {string} folder
 * @return {PhpUnit | null} Null if there is none in it, or another than 9.6.
 */
function inFolder( folder ) {
	for ( const [ loader = '', proof = '' ] of LAYOUTS ) {
		if ( fs.existsSync( path.join( folder, proof ) ) ) {
			return { folder, loader };
		}
	}
	return null;
}
