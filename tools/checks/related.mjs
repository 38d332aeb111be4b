/**
 * What a change can touch: by the import graph of PHP, and the map of rooms to journeys. Jest knows that of TypeScript by itself.
 */
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

/** @type {Record<string, string[]>} Names of journeys, without `.spec.ts`, by room. */
const JOURNEYS_OF = JSON.parse(
	fs.readFileSync( path.join( root, 'tests/e2e/journeys.json' ), 'utf8' )
);

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
	const present = changed.filter( ( file ) =>
		fs.existsSync( path.join( root, file ) )
	);
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
			! fs
				.readFileSync( path.join( root, file ), 'utf8' )
				.includes( "from '@/" )
	);

/**
 * @param {readonly string[]} changed
 * @return {string[]} The journeys that changed themselves, and those of the rooms.
 */
function journeysOf( changed ) {
	const names = changed.flatMap( ( file ) =>
		file.endsWith( '.spec.ts' )
			? fs.existsSync( path.join( root, file ) )
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
	const files = [ 'includes', 'tests/php' ].flatMap( ( folder ) =>
		filesIn( folder, '.php' )
	);
	const tests = files.filter( ( file ) => file.endsWith( '_Test.php' ) );
	const found = new Set(
		changed.filter( ( file ) => tests.includes( file ) )
	);
	/** @type {Map<string, string>} */
	const texts = new Map(
		files.map( ( file ) => [
			file,
			fs.readFileSync( path.join( root, file ), 'utf8' ),
		] )
	);
	/** @param {string} name */
	const usersOf = ( name ) =>
		files.filter( ( file ) =>
			new RegExp( `\\b${ name }\\b` ).test( texts.get( file ) ?? '' )
		);
	for ( const file of changed.filter( ( one ) =>
		/^(?:includes|tests\/php)\/.*\.php$/.test( one )
	) ) {
		const users = usersOf( path.basename( file, '.php' ) );
		const indirect = users
			.filter( ( user ) => ! user.endsWith( '_Test.php' ) )
			.flatMap( ( user ) => usersOf( path.basename( user, '.php' ) ) );
		const room = path.basename( path.dirname( file ) );
		const routes = routesIn( texts.get( file ) ?? '' );
		for ( const test of tests ) {
			if (
				users.includes( test ) ||
				indirect.includes( test ) ||
				routes?.test( texts.get( test ) ?? '' ) ||
				test.startsWith( `tests/php/${ room }/` )
			) {
				found.add( test );
			}
		}
	}
	return [ ...found ].map( ( file ) => path.basename( file, '.php' ) );
}

/**
 * @param {string} text Of a class.
 * @return {RegExp | null} Finds the routes that it registers in tests, which don't name the class; null if it registers none.
 */
function routesIn( text ) {
	const routes = text.includes( 'register_rest_route' )
		? [ ...text.matchAll( /'(\/[a-z][a-z/-]*)/g ) ].map(
				( [ , route = '' ] ) => route
			)
		: [];
	return routes.length > 0
		? new RegExp( `(?<!/wp/v2)(?:${ routes.join( '|' ) })(?=["'/?$])` )
		: null;
}
