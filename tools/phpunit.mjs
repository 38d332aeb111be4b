/**
 * Obtains PHPUnit 9.6, the one that runs on all versions of PHP that Atelier supports, as WordPress's own tests do. The sources, in this
 * order: the developer's environment, Composer's packages, the system's, the cache in the project, phpunit.de, the machine's own
 * Debian mirror.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fromDebian } from './offline/phpunit.mjs';
import { cache, root } from './paths.mjs';
import { download, fetchFile } from './wordpress/download.mjs';

/**
 * @typedef {Object} PhpUnit
 * @property {string} folder What PHP has to see; its files include each other by paths that begin here.
 * @property {string} loader The file in it after which the classes can be used.
 */

const VARIABLE = 'PHPUNIT_PATH';
const PHAR = 'https://phar.phpunit.de/phpunit-9.6.phar';
const DOWNLOADED = path.join( cache, 'phpunit' );

/** @type {Promise<PhpUnit> | null} Checks that run side by side need the same one, which must be downloaded once. */
let obtained = null;

/** @return {Promise<PhpUnit>} The same one for all. */
export function obtainPhpUnit() {
	obtained ??= obtain();
	return obtained;
}

async function obtain() {
	const found =
		named() ??
		inFolder( path.join( root, 'vendor' ) ) ??
		inFolder( '/usr/share/php' );
	if ( found ) {
		return found;
	}
	await download( {
		name: 'PHPUnit 9.6',
		folder: DOWNLOADED,
		isIn: inFolder,
		sources: {
			'phpunit.de': async ( folder ) =>
				fs.writeFileSync(
					path.join( folder, 'phpunit.phar' ),
					await fetchFile( PHAR )
				),
			'the Debian mirror of this machine': fromDebian,
		},
		advice: `Install Composer’s packages, or name the phar of PHPUnit 9.6 in ${ VARIABLE }.`,
	} );
	return /** @type {PhpUnit} */ ( inFolder( DOWNLOADED ) );
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
