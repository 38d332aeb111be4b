/**
 * Runs the tests of includes/ with PHPUnit, if it is installed.
 */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** PHPUnit 9 is the first with all assertions that the tests use. */
const OLDEST = 9;

/**
 * @param {string} php The PHP program.
 * @return {string | null} PHPUnit's executable; null if there is none for this PHP.
 */
export function findPhpUnit( php ) {
	const program = ( process.env.PATH ?? '' )
		.split( path.delimiter )
		.map( ( folder ) => path.join( folder, 'phpunit' ) )
		.find( ( file ) => fs.existsSync( file ) );
	if ( ! program ) {
		return null;
	}
	const { stdout } = spawnSync( php, [ program, '--version' ], {
		encoding: 'utf8',
	} );
	const [ , version = '0' ] = /PHPUnit (\d+)/.exec( stdout ) ?? [];
	return Number( version ) >= OLDEST ? program : null;
}

/**
 * @param {{ php: string, phpunit: string, site: string }} programs `site` is the folder of WordPress.
 * @param {string}                                         wanted   Words; limits the run to classes that have one in their name.
 * @param {readonly string[]}                              without  Words in the names of classes that aren't run.
 * @return {Promise<string>} The results in the format of tests/php/run.php.
 */
export async function runPhpUnit(
	{ php, phpunit, site },
	wanted,
	without = []
) {
	const log = path.join( site, 'phpunit.xml' );
	const words = wanted.split( /[\s,]+/ ).filter( Boolean );
	fs.rmSync( log, { force: true } );
	// The exit code is also an error if a test failed: the log has the details.
	const { stdout, stderr } = await outputOf( php, [
		...[ '-d', 'memory_limit=512M' ],
		// Before PHPUnit, and outside of functions: WordPress expects its variables to be global.
		...[ '-d', `auto_prepend_file=${ site }/wp-load.php` ],
		phpunit,
		`--configuration=${ site }/wp-content/plugins/atelier/tests/php/phpunit.xml.dist`,
		`--log-junit=${ log }`,
		// Without backslashes: WordPress adds slashes to them in the arguments.
		...( words.length > 0
			? [ `--filter=/(${ words.join( '|' ) })[^:]*::/i` ]
			: without.length > 0
				? [ `--filter=/^(?!.*(${ without.join( '|' ) })[^:]*::)/i` ]
				: [] ),
	] );
	if ( ! fs.existsSync( log ) ) {
		return stdout + stderr;
	}
	return `@results ${ JSON.stringify(
		parseJUnit( fs.readFileSync( log, 'utf8' ) )
	) }`;
}

/**
 * @param {string} xml
 * @return {{ passed: string[], failed: Record<string, string> }} Reasons by test name.
 */
function parseJUnit( xml ) {
	/** @type {string[]} */
	const passed = [];
	/** @type {Record<string, string>} */
	const failed = {};
	for ( const [ , test = '', className = '', details = '' ] of xml.matchAll(
		/<testcase name="([^"]*)" class="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g
	) ) {
		const name = decode(
			`${ className.split( '\\' ).at( -1 ) } ${ test }`
		);
		const [ , reason ] =
			/<(?:error|failure|warning)[^>]*>([\s\S]*?)<\//.exec( details ) ??
			[];
		if ( reason === undefined ) {
			passed.push( name );
		} else {
			failed[ name ] = decode( reason ).trim();
		}
	}
	return { passed, failed };
}

/** @param {string} text XML text. */
const decode = ( text ) =>
	text
		.replace( /&#(\d+);/g, ( _, code ) =>
			String.fromCodePoint( Number( code ) )
		)
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&apos;', "'" )
		.replaceAll( '&amp;', '&' );

/**
 * @param {string}   program
 * @param {string[]} args
 * @return {Promise<{ stdout: string, stderr: string }>} Its output, also if it fails.
 */
const outputOf = ( program, args ) =>
	new Promise( ( resolve ) => {
		execFile(
			program,
			args,
			{ maxBuffer: 64 * 1024 * 1024 },
			( _error, stdout, stderr ) => resolve( { stdout, stderr } )
		);
	} );
