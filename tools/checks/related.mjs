/**
 * What a change can touch: by the import graph of PHP, and the map of rooms to journeys. Jest knows that of TypeScript by itself.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';

/**
 * @typedef {Object} Related
 * @property {string[]} styles   CSS to lint.
 * @property {string[]} php      PHP to lint.
 * @property {boolean}  isTyped  Whether types can have changed, or code have broken a rule.
 * @property {string[]} units    Sources and tests, of which Jest runs what imports them.
 * @property {string[]} classes  Names of PHP test classes.
 * @property {string[]} journeys Files of journeys.
 */

/** @param {string} file */
const read = ( file ) => fs.readFileSync( path.join( root, file ), 'utf8' );

/** @param {string} file */
const isThere = ( file ) => fs.existsSync( path.join( root, file ) );

/** @type {Record<string, string[]>} Names of journeys, without `.spec.ts`, by room. */
const JOURNEYS_OF = JSON.parse( read( 'tests/e2e/journeys.json' ) );

/** Where everything begins, on the server and in the browser, and the room that shows whether it does. */
const STARTS = /** @type {const} */ ( [
	[ /^(?:includes\/)?[\w-]+\.php$/, 'includes/Shell' ],
	[ /^(?:src\/[\w-]+\.tsx?|webpack\.config\.js)$/, 'src/app' ],
] );

/** Tests of the project itself: of folders, imports, sentences, packages. They take seconds, but for those of src/. */
const OF_PROJECT = 'tests/unit';

/** What types and rules follow besides the code. */
const TYPE_SETTINGS = [ 'tsconfig.json', '.oxlintrc.json', 'package.json' ];

/** @param {string} file */
const isCode = ( file ) => /\.(?:tsx?|m?js)$/.test( file );

/**
 * @param {readonly string[]} changed Files, relative to the root; they may be deleted.
 * @return {Related}
 */
export function relatedTo( changed ) {
	const present = changed.filter( isThere );
	return {
		styles: present.filter( ( file ) => file.endsWith( '.css' ) ),
		php: present.filter(
			( file ) =>
				file.endsWith( '.php' ) && ! file.startsWith( 'tests/e2e/' )
		),
		isTyped: changed.some(
			( file ) => isCode( file ) || TYPE_SETTINGS.includes( file )
		),
		units: [
			...present.filter( ( file ) => /^(?:src|tests)\//.test( file ) ),
			...projectTests(),
		],
		classes: testClassesOf( changed ),
		journeys: journeysOf( changed ),
	};
}

const projectTests = () =>
	filesIn( OF_PROJECT, '.test.ts' ).filter(
		( file ) =>
			// Jest finds these by themselves.
			! read( file ).includes( "from '@/" )
	);

/**
 * @param {readonly string[]} changed
 * @return {string[]} The journeys that changed themselves, and those of the rooms.
 */
function journeysOf( changed ) {
	const names = changed.flatMap( ( file ) =>
		file.endsWith( '.spec.ts' )
			? isThere( file )
				? [ file.replace( /^tests\/e2e\//, '' ) ]
				: []
			: isTest( file )
				? []
				: ( JOURNEYS_OF[ roomOf( file ) ] ?? [] ).map(
						( name ) => `${ name }.spec.ts`
					)
	);
	return [ ...new Set( names ) ];
}

/** @param {string} file */
const isTest = ( file ) =>
	/\.test\.tsx?$/.test( file ) || file.startsWith( 'tests/php/' );

/**
 * @param {string} file
 * @return {string} The longest name of a room that the file is in; empty if it is in none.
 */
function roomOf( file ) {
	const rooms = Object.keys( JOURNEYS_OF ).filter( ( room ) =>
		file.startsWith( `${ room }/` )
	);
	const [ longest ] = rooms.sort(
		( one, other ) => other.length - one.length
	);
	const starts = STARTS.find( ( [ files ] ) => files.test( file ) );
	return longest ?? starts?.[ 1 ] ?? '';
}

/**
 * @param {readonly string[]} changed
 * @return {string[]} Test classes that changed, of the same folder as a changed class, or that name it, a class that uses it, or a
 *     route that it registers.
 */
function testClassesOf( changed ) {
	const tests = filesIn( 'tests/php', '_Test.php' );
	const classes = changed.filter( ( file ) =>
		/^(?:includes|tests\/php)\/.*\.php$/.test( file )
	);
	const users = new Set( classes.flatMap( usersOf ) );
	const found = new Set( [
		...classes,
		...users,
		...[ ...users ]
			.filter( ( file ) => ! file.endsWith( '_Test.php' ) )
			.flatMap( usersOf ),
	] );
	const rooms = classes.map(
		( file ) => `tests/php/${ path.basename( path.dirname( file ) ) }/`
	);
	const routes = routesIn( classes );
	return tests
		.filter(
			( test ) =>
				found.has( test ) ||
				rooms.some( ( room ) => test.startsWith( room ) ) ||
				routes?.test( read( test ) )
		)
		.map( ( file ) => path.basename( file, '.php' ) );
}

/** @param {string} file Of a class. */
const usersOf = ( file ) =>
	linesOfGit(
		...[ 'grep', '--untracked', '--files-with-matches', '--word-regexp' ],
		...[ path.basename( file, '.php' ), '--', 'includes', 'tests/php' ]
	);

/**
 * @param {readonly string[]} classes
 * @return {RegExp | null} Finds the routes that they register in tests, which don't name the class; null if they register none.
 */
function routesIn( classes ) {
	const routes = classes
		.filter( isThere )
		.map( read )
		.filter( ( text ) => text.includes( 'register_rest_route' ) )
		.flatMap( ( text ) => [ ...text.matchAll( /'(\/[a-z][a-z/-]*)/g ) ] )
		.map( ( [ , route ] ) => route );
	return routes.length > 0
		? new RegExp( `(?<!/wp/v2)(?:${ routes.join( '|' ) })(?=["'/?$])` )
		: null;
}

/**
 * @param {string[]} args Of git.
 * @return {string[]} What it prints; nothing if it finds nothing.
 */
export function linesOfGit( ...args ) {
	const { stdout, status, stderr } = spawnSync( 'git', args, {
		cwd: root,
		encoding: 'utf8',
	} );
	if ( status !== 0 && stderr !== '' ) {
		throw new Error( `The changes can’t be read. ${ stderr }` );
	}
	return stdout.split( '\n' ).filter( Boolean );
}
