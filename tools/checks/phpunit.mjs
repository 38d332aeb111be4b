/**
 * Runs the classes of tests/php with PHPUnit inside a WordPress, whichever PHP that runs on, and reads its log.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';

const TESTS = path.join( root, 'tests/php' );

/**
 * @typedef {Object} Results
 * @property {string[]}               passed
 * @property {Record<string, string>} failed  Reasons by test name.
 * @property {string[]}               skipped
 * @property {Record<string, number>} took    Seconds by class.
 */

/**
 * @typedef {Object} Site A WordPress to test in.
 * @property {string}                              folder  On this machine.
 * @property {string}                              path    The same folder, as its PHP sees it.
 * @property {import('../phpunit.mjs').PhpUnit}    phpunit As its PHP sees it.
 * @property {(php: string) => Promise<string>}    run     Resolves with the output, also if the PHP fails.
 */

/**
 * The classes of tests, by the words in their folders and names; those of the longest files first.
 *
 * @param {Object}            options
 * @param {readonly string[]} options.words Each class has one of them; without words, all are wanted.
 * @return {string[]} Such as "Fonts/Font_File_Test".
 */
export function classesOf( { words } ) {
	/** @param {string} file */
	const sizeOf = ( file ) => fs.statSync( path.join( root, file ) ).size;
	return filesIn( 'tests/php', '_Test.php' )
		.sort( ( one, other ) => sizeOf( other ) - sizeOf( one ) )
		.map( ( file ) => file.replace( /^tests\/php\/|\.php$/g, '' ) )
		.filter( words.length > 0 ? hasOne( words ) : () => true );
}

/** @param {readonly string[]} words */
export const hasOne = ( words ) => ( /** @type {string} */ name ) =>
	words.some( ( word ) => name.toLowerCase().includes( word.toLowerCase() ) );

/**
 * @param {Site}              site
 * @param {readonly string[]} classes As classesOf() names them.
 * @return {Promise<Results>} Rejects if PHPUnit didn't get to its end.
 */
export async function runPhpUnit( site, classes ) {
	const log = path.join( site.folder, LOG );
	fs.rmSync( log, { force: true } );
	fs.writeFileSync(
		path.join( site.folder, CONFIGURATION ),
		configurationOf( site, classes )
	);
	const output = await site.run( phpUnitIn( site ) );
	const xml = fs.existsSync( log ) ? fs.readFileSync( log, 'utf8' ) : '';
	// It is there, and empty, until all tests have run.
	if ( ! xml.trimEnd().endsWith( '</testsuites>' ) ) {
		throw new Error( `PHPUnit did not end:\n${ output.slice( -2000 ) }` );
	}
	return parseJUnit( xml );
}

const CONFIGURATION = 'phpunit.xml';
const LOG = 'phpunit.log.xml';

/** @param {Site} site */
const testsIn = ( { path: folder } ) =>
	`${ folder }/wp-content/plugins/atelier/tests/php`;

/**
 * The configuration of tests/php, with the wanted files in place of its folder. A filter would leave out the warnings that PHPUnit has
 * instead of tests, such as that a data provider failed.
 *
 * @param {Site}              site
 * @param {readonly string[]} classes
 */
function configurationOf( site, classes ) {
	const tests = testsIn( site );
	const files = classes.map(
		( name ) => `<file>${ tests }/${ name }.php</file>`
	);
	return fs
		.readFileSync( path.join( TESTS, 'phpunit.xml.dist' ), 'utf8' )
		.replace( 'bootstrap="', `bootstrap="${ tests }/` )
		.replace( /<directory.*<\/directory>/, files.join( '\n' ) );
}

/**
 * In the global scope, where WordPress expects its variables.
 *
 * @param {Site} site
 */
function phpUnitIn( { path: folder, phpunit } ) {
	const args = [
		'phpunit',
		// Names each test before it runs: also one that never ends.
		'--debug',
		`--configuration=${ folder }/${ CONFIGURATION }`,
		`--log-junit=${ folder }/${ LOG }`,
	];
	return `require ${ quoted( `${ folder }/wp-load.php` ) };
// Playground has one, beside which PHPUnit has none, and notices are no failures.
set_error_handler( null );
set_include_path( ${ quoted( phpunit.folder ) } . PATH_SEPARATOR . get_include_path() );
require ${ quoted( `${ phpunit.folder }/${ phpunit.loader }` ) };
if ( ! class_exists( 'PHPUnit\\\\TextUI\\\\Command' ) ) {
	exit( 'It is not PHPUnit 9.6.' );
}
( new PHPUnit\\TextUI\\Command() )->run( array( ${ args.map( quoted ).join( ', ' ) } ), false );`;
}

/** @param {string} text */
const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/**
 * @param {string} xml
 * @return {Results}
 */
function parseJUnit( xml ) {
	/** @type {Results} */
	const results = { passed: [], failed: {}, skipped: [], took: {} };
	for ( const [ , suite = '' ] of xml.matchAll( /<testsuite ([^>]*)>/g ) ) {
		const { name = '', file, time } = attributesOf( suite );
		// Only suites that are classes have files.
		if ( file !== undefined ) {
			const [ , took = '' ] = /(\w+)_Test$/.exec( name ) ?? [];
			results.took[ took ] = Number( Number( time ).toFixed( 1 ) );
		}
	}
	let count = 0;
	for ( const [ , test = '', details = '' ] of xml.matchAll(
		/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g
	) ) {
		count += 1;
		// A data provider that fails is a test without a class.
		const { name: method = '', class: owner = '' } = attributesOf( test );
		const name = `${ owner.split( '\\' ).at( -1 ) } ${ method }`.trim();
		const [ , reason ] =
			/<(?:error|failure|warning)[^>]*>([\s\S]*?)<\//.exec( details ) ??
			[];
		if ( reason !== undefined ) {
			results.failed[ name ] = decode( reason ).trim();
		} else if ( details.includes( '<skipped' ) ) {
			results.skipped.push( name );
		} else {
			results.passed.push( name );
		}
	}
	const [ , tests = '0' ] =
		/<testsuite [^>]*?tests="(\d+)"/.exec( xml ) ?? [];
	if ( count !== Number( tests ) ) {
		throw new Error(
			`PHPUnit ran ${ tests } tests, of which its log was read for ${ count }.`
		);
	}
	return results;
}

/**
 * @param {string} tag What a tag of XML has besides its name.
 * @return {Record<string, string>} Values by name.
 */
const attributesOf = ( tag ) =>
	Object.fromEntries(
		[ ...tag.matchAll( /([\w-]+)="([^"]*)"/g ) ].map(
			( [ , name = '', value = '' ] ) => [ name, decode( value ) ]
		)
	);

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
