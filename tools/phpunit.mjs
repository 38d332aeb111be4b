/**
 * Obtains PHPUnit 9.6, the one that runs on all versions of PHP that Atelier supports, as WordPress's own tests do. The sources, in this
 * order: the developer's environment, Composer's packages, the system's, the cache in the project, phpunit.de, the machine's own
 * Debian mirror.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fromDebian } from './offline/phpunit.mjs';
import { cache, root } from './paths.mjs';

/**
 * @typedef {Object} PhpUnit
 * @property {string} folder What PHP has to see; its files include each other by paths that begin here.
 * @property {string} loader The file in it after which the classes can be used.
 */

const VARIABLE = 'PHPUNIT_PATH';
const PHAR = 'https://phar.phpunit.de/phpunit-9.6.phar';
const DOWNLOAD_TIMEOUT = 60_000;
const DOWNLOADED = path.join( cache, 'phpunit' );

/** @type {Promise<PhpUnit> | null} Checks that run side by side need the same one, which must be downloaded once. */
let obtained = null;

/**
 * @param {(message: string) => void} log
 * @return {Promise<PhpUnit>} The same one for all.
 */
export function obtainPhpUnit( log = console.log ) {
	obtained ??= obtain( log );
	return obtained;
}

/** @param {(message: string) => void} log */
async function obtain( log ) {
	const found =
		named() ??
		inFolder( path.join( root, 'vendor' ) ) ??
		inFolder( '/usr/share/php' ) ??
		inFolder( DOWNLOADED );
	if ( found ) {
		return found;
	}
	const tried = [];
	for ( const [ name, download ] of /** @type {const} */ ( [
		[ 'phpunit.de', fromPhpUnitDe ],
		[ 'the Debian mirror of this machine', () => whole( fromDebian ) ],
	] ) ) {
		try {
			await download();
			const downloaded = inFolder( DOWNLOADED );
			if ( ! downloaded ) {
				throw new Error( 'it has no PHPUnit 9.6' );
			}
			log( `PHPUnit from ${ name }.` );
			return downloaded;
		} catch ( error ) {
			tried.push(
				`- ${ name }: ${ error instanceof Error ? error.message : error }`
			);
		}
	}
	throw new Error(
		[
			'No PHPUnit could be obtained, so the tests of PHP can’t run. Tried:',
			...tried,
			`Install Composer’s packages, or name the phar of PHPUnit 9.6 in ${ VARIABLE }.`,
		].join( '\n' )
	);
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

async function fromPhpUnitDe() {
	const response = await fetch( PHAR, {
		signal: AbortSignal.timeout( DOWNLOAD_TIMEOUT ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ PHAR }: ${ response.status }` );
	}
	const phar = new Uint8Array( await response.arrayBuffer() );
	await whole( ( folder ) => {
		fs.mkdirSync( folder, { recursive: true } );
		fs.writeFileSync( path.join( folder, 'phpunit.phar' ), phar );
	} );
}

/** @param {(folder: string) => void | Promise<void>} fill Only complete folders get the final name. */
async function whole( fill ) {
	const partial = `${ DOWNLOADED }.partial`;
	fs.rmSync( partial, { recursive: true, force: true } );
	await fill( partial );
	fs.rmSync( DOWNLOADED, { recursive: true, force: true } );
	fs.renameSync( partial, DOWNLOADED );
}
