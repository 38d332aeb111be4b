/**
 * Runs the classes of tests/php with PHPUnit inside a WordPress, whichever PHP that runs on, and reads its results.
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';

/** In the folder of WordPress. */
const TESTS = 'wp-content/plugins/atelier/tests/php';

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
const hasOne = ( words ) => ( /** @type {string} */ name ) =>
	words.some( ( word ) => name.toLowerCase().includes( word.toLowerCase() ) );

/** @typedef {'database' | 'many-requests' | 'some-requests' | 'newest'} Group What a class says of where it runs; see docs/testing.md. */

/** @param {Group[]} groups */
export const isOf =
	( ...groups ) =>
	( /** @type {string} */ name ) => {
		const file = path.join( root, `tests/php/${ name }.php` );
		const text = fs.readFileSync( file, 'utf8' );
		return groups.some( ( group ) => text.includes( `@group ${ group }` ) );
	};

/**
 * @param {Site}              site
 * @param {readonly string[]} classes As classesOf() names them.
 * @return {Promise<Results>} Rejects if PHPUnit didn't get to its end.
 */
export async function runPhpUnit( site, classes ) {
	const tests = `${ site.path }/${ TESTS }`;
	const files = classes.map(
		( name ) => `<file>${ tests }/${ name }.php</file>`
	);
	// The wanted files in place of their folder. A filter would leave out the warnings that PHPUnit has instead of tests, such as that a data
	// provider failed.
	const configuration = fs
		.readFileSync( path.join( root, 'tests/php/phpunit.xml.dist' ), 'utf8' )
		.replace( 'bootstrap="', `bootstrap="${ tests }/` )
		.replace( /<directory.*<\/directory>/, files.join( '\n' ) );
	fs.writeFileSync( path.join( site.folder, 'phpunit.xml' ), configuration );
	const settings = {
		TESTED_SITE: site.path,
		PHPUNIT_FOLDER: site.phpunit.folder,
		PHPUNIT_LOADER: site.phpunit.loader,
	};
	const [ results ] = await runScript( site, { name: 'phpunit', settings } );
	if ( ! results ) {
		throw new Error( 'PHPUnit did not end.' );
	}
	return results;
}

/**
 * Runs a script of tests/php, which prints its results.
 *
 * @param {Site}                                               site
 * @param {{ name: string, settings: Record<string, string> }} script   With settings of its environment.
 * @return {Promise<Results[]>} None if it only prepared the next one, as network.php says once the network exists.
 */
export async function runScript( site, { name, settings } ) {
	const output = await site.run(
		[
			...Object.entries( settings ).map(
				( setting ) =>
					`putenv( ${ JSON.stringify( setting.join( '=' ) ) } );`
			),
			`require '${ site.path }/${ TESTS }/${ name }.php';`,
		].join( '\n' )
	);
	if ( name === 'network' && output.includes( '@made' ) ) {
		return [];
	}
	const [ , json ] = /@results (.*)/.exec( output ) ?? [];
	if ( ! json ) {
		throw new Error(
			`The PHP tests did not end:\n${ output.slice( -2000 ) }`
		);
	}
	return [ { skipped: [], took: {}, ...JSON.parse( json ) } ];
}
