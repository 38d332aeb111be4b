import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cache } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { placeDatabase } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { sum } from './count.mjs';
import { isFull } from './extent.mjs';
import { findPhpUnit, runPhpUnit } from './phpunit.mjs';

/** Pages of the demo site, each in a request of its own. */
const VISITED = [ '/', '/about/' ];

/** Words in the names of classes that depend on what MariaDB and SQLite have differently: transactions and locks, and quotes. */
const OF_DATABASE = [ 'publisher', 'bad_input' ];

/**
 * Words in the names of classes that send thousands of requests. PHP in WebAssembly takes many minutes for them: on machines with PHP
 * only that runs them.
 */
const MANY_REQUESTS = [
	'adversary',
	'private_type',
	'hidden_posts',
	'linear_time',
	'twin_sites',
];

/**
 * Words in the names of classes that take minutes and whose code is the same in every WordPress: the newest runs them, in
 * `npm run test:all` all do.
 */
const OF_NEWEST = [ 'linear_time', 'twin_sites' ];

/** tests/php/network.php prints this once the network exists. */
const MADE = '@made';

/**
 * @param {string} name
 * @param {string} value
 */
const setting = ( name, value ) =>
	`putenv( ${ JSON.stringify( `${ name }=${ value }` ) } );`;

/** @param {string | undefined} wanted */
const isNetwork = ( wanted ) => wanted?.toLowerCase() === 'network';

/**
 * @typedef {Object} Native
 * @property {string} program This machine's PHP.
 * @property {string} version
 * @property {string} phpunit
 */

/** @return {Native | null} Null without PHP or PHPUnit. */
function findNative() {
	const php = findPhp();
	const phpunit = php && findPhpUnit( php.program );
	return php && phpunit ? { ...php, phpunit } : null;
}

/**
 * Parts of the classes for PHP in WebAssembly, which uses one core only: side by side, all of them; or, because it takes several times as
 * long, a quarter where this machine's PHP runs all. Without parts where only some classes are wanted.
 */
const PARTS = process.env.PHP_TESTS
	? [ '' ]
	: isFull || ! findNative()
		? [ '1/2', '2/2' ]
		: [ '1/4' ];

/**
 * The script that runs the classes without PHPUnit.
 *
 * @param {string} site The folder of WordPress.
 * @param {string} part One of PARTS.
 */
const classesIn = (
	site,
	part
) => `${ setting( 'PHP_TESTS', process.env.PHP_TESTS ?? '' ) }
${ setting( 'PHP_TESTS_WITHOUT', findNative() ? MANY_REQUESTS.join( ' ' ) : '' ) }
${ setting( 'PHP_TESTS_PART', part ) }
require '${ site }/wp-load.php';
require '${ site }/wp-content/plugins/atelier/tests/php/run.php';`;

/**
 * The scripts that are no classes, each in a process of its own.
 *
 * @param {string} site The folder of WordPress, which is a network from then on.
 */
const othersIn = ( site ) => {
	const tests = `${ site }/wp-content/plugins/atelier/tests/php`;
	const visits = VISITED.map(
		( path ) => `${ setting( 'VISITED_SITE', site ) }
${ setting( 'VISITED_PATH', path ) }
require '${ tests }/visitor.php';`
	);
	const network = [ '0', '1' ].map(
		( isMade ) => `${ setting( 'NETWORK_SITE', site ) }
${ setting( 'NETWORK_IS_MADE', isMade ) }
require '${ tests }/network.php';`
	);
	const wanted = process.env.PHP_TESTS ?? '';
	return wanted === ''
		? [ ...visits, ...network ]
		: isNetwork( wanted )
			? network
			: [];
};

/**
 * Tests the classes of includes/ in the newest and the oldest WordPress. With this machine's PHP they run on MariaDB, where a test takes a
 * third of the time that it takes on SQLite, and those that depend on the database on SQLite, too; in the oldest also with PHP 7.4 in
 * WebAssembly. Without a PHP on the machine WebAssembly runs all, on SQLite.
 *
 * @param {boolean} isThorough Whether the tests take so long that only this machine's PHP runs them, if it has one.
 */
export async function checkPhp( isThorough = false ) {
	const native = findNative();
	/** @type {PlannedRun[]} */
	const newest = native
		? [
				...runsOfAll( native, 'latest' ),
				...runsOnSqlite( native, 'latest', true ),
			]
		: [ [ 'latest', '8.3', runInWebAssembly( '8.3', '' ) ] ];
	/** @type {PlannedRun[]} */
	const oldest =
		native && ! isThorough
			? [
					...runsOfAll( native, 'oldest' ),
					...( isFull
						? runsOnSqlite( native, 'oldest', false )
						: [] ),
				]
			: [];
	/** @type {PlannedRun[][]} */
	const inWebAssembly =
		isThorough && native
			? []
			: PARTS.map( ( part ) => [
					[ 'oldest', '7.4', runInWebAssembly( '7.4', part ) ],
				] );
	const tracks = [ newest, oldest, ...inWebAssembly ];
	return sum( await Promise.all( tracks.map( runInTurn ) ) );
}

/**
 * Tests some classes in the newest WordPress.
 *
 * @param {readonly string[]} classes Names of test classes.
 */
export function checkNewest( classes ) {
	process.env.PHP_TESTS = classes.join( ' ' );
	const native = findNative();
	return runInTurn(
		native
			? runsOfAll( native, 'latest' )
			: [ [ 'latest', '8.3', runInWebAssembly( '8.3', '' ) ] ]
	);
}

/** @param {PlannedRun[]} runs */
async function runInTurn( runs ) {
	const counts = [];
	for ( const [ release, php, run ] of runs ) {
		const outputs = await run(
			await obtainWordPress( release ),
			`php-${ release }`
		);
		for ( const output of outputs ) {
			counts.push( read( output, release, php ) );
		}
	}
	return sum( counts );
}

/**
 * Prints the failures among the results of a script.
 *
 * @param {string}                                     output  Of the script.
 * @param {import('../wordpress/release.mjs').Release} release
 * @param {string}                                     php     Its version.
 */
function read( output, release, php ) {
	if ( output.includes( MADE ) ) {
		return sum( [] );
	}
	const [ , json ] = /@results (.*)/.exec( output ) ?? [];
	if ( ! json ) {
		throw new Error(
			`The PHP tests did not end:\n${ output.slice( -2000 ) }`
		);
	}
	/** @type {{ passed: string[], failed: Record<string, string>, took?: Record<string, number> }} */
	const { passed, failed, took } = JSON.parse( json );
	if ( took ) {
		report( release, took );
	}
	for ( const [ name, reason ] of Object.entries( failed ) ) {
		console.error(
			`✘ WordPress ${ release }, PHP ${ php }: ${ name }: ${ reason }`
		);
	}
	return { passed: passed.length, failed: Object.keys( failed ).length };
}

/** Attempts to publish half of a site draft, or two at once: at far more points, and far more often, than in each run of all tests. */
export function checkPublishing() {
	process.env.ATELIER_RELIABILITY ??= '50';
	process.env.PHP_TESTS ??= [ ...OF_DATABASE, 'twin_sites' ].join( ' ' );
	return checkPhp( true );
}

/**
 * All classes that are wanted, on MariaDB.
 *
 * @param {Native}                                     native
 * @param {import('../wordpress/release.mjs').Release} release
 * @return {PlannedRun[]} On SQLite if there is no MariaDB.
 */
function runsOfAll( native, release ) {
	if ( isNetwork( process.env.PHP_TESTS ) ) {
		return [];
	}
	const database = placeDatabase( native.program );
	if ( ! database ) {
		console.log(
			'There is no MariaDB on this machine: all is only tried with SQLite.'
		);
	}
	return [
		[
			release,
			database ? `${ native.version }, MariaDB` : native.version,
			runNatively( native, {
				database,
				words: process.env.PHP_TESTS ?? '',
				without: isFull || release === 'latest' ? [] : OF_NEWEST,
			} ),
		],
	];
}

/**
 * The classes that depend on the database, where they are wanted (all in `npm run test:all`), and what isn't in classes.
 *
 * @param {Native}                                     native
 * @param {import('../wordpress/release.mjs').Release} release
 * @param {boolean}                                    hasOthers Whether what isn't in classes runs, too.
 * @return {PlannedRun[]}
 */
function runsOnSqlite( native, release, hasOthers ) {
	const isAll = isFull && ! process.env.PHP_TESTS;
	return [
		[
			release,
			`${ native.version }, SQLite`,
			runNatively( native, {
				words: isAll ? '' : wantedOf( OF_DATABASE ).join( ' ' ),
				hasClasses: isAll || wantedOf( OF_DATABASE ).length > 0,
				hasOthers,
			} ),
		],
	];
}

/**
 * @param {readonly string[]} names Words in the names of classes.
 * @return {string[]} Those that are wanted in this run.
 */
function wantedOf( names ) {
	const wanted = ( process.env.PHP_TESTS ?? '' )
		.toLowerCase()
		.split( /[\s,]+/ )
		.filter( Boolean );
	return names.flatMap( ( name ) =>
		wanted.length === 0 || wanted.some( ( word ) => name.includes( word ) )
			? [ name ]
			: wanted.filter( ( word ) => word.includes( name ) )
	);
}

/** @type {Record<import('../wordpress/release.mjs').Release, Record<string, number>>} Seconds by class. */
const TIMES = { latest: {}, oldest: {} };

/**
 * Writes the time of each class, slowest first.
 *
 * @param {import('../wordpress/release.mjs').Release} release
 * @param {Record<string, number>}                     took    Seconds by class.
 */
function report( release, took ) {
	const times = Object.assign( TIMES[ release ], took );
	const file = path.join( cache, 'reports', `php-${ release }.json` );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	const slowestFirst = Object.entries( times ).sort(
		( [ , one ], [ , other ] ) => other - one
	);
	fs.writeFileSync(
		file,
		JSON.stringify( Object.fromEntries( slowestFirst ), null, '\t' )
	);
}

/**
 * Runs the tests in a copy of a WordPress core, and returns the output of each script.
 *
 * @typedef {(core: string, name: string) => Promise<string[]>} Run
 */

/** @typedef {[ release: import('../wordpress/release.mjs').Release, php: string, run: Run ]} PlannedRun */

/**
 * @param {Native}                                               native
 * @param {Object}                                               options
 * @param {import('../server/mariadb.mjs').Database | null}      [options.database]   Null for SQLite.
 * @param {string}                                               options.words        Limits it to classes with these words in their names.
 * @param {readonly string[]}                                    [options.without]    Otherwise, leaves out classes with these words.
 * @param {boolean}                                              [options.hasClasses]
 * @param {boolean}                                              [options.hasOthers]  Whether what isn't in classes runs, too.
 * @return {Run} Runs them there.
 */
const runNatively =
	(
		{ program, phpunit },
		{
			database = null,
			words,
			without = [],
			hasClasses = true,
			hasOthers = false,
		}
	) =>
	async ( core, name ) => {
		const server = await startNative( {
			core,
			name: database ? `${ name }-mariadb` : name,
			php: program,
			database,
		} );
		try {
			const outputs = [];
			if ( hasClasses ) {
				const programs = { php: program, phpunit, site: server.site };
				outputs.push( await runPhpUnit( programs, words, without ) );
			}
			for ( const code of hasOthers ? othersIn( server.site ) : [] ) {
				const { stdout } = await promisify( execFile )(
					program,
					[ '-d', 'memory_limit=512M', '-r', code ],
					{ maxBuffer: 64 * 1024 * 1024 }
				);
				outputs.push( stdout );
			}
			return outputs;
		} finally {
			await server.stop();
		}
	};

/**
 * @param {'7.4' | '8.3'} php
 * @param {string}        part One of PARTS; what isn't in classes belongs to the last one.
 * @return {Run} Runs them there.
 */
const runInWebAssembly = ( php, part ) => async ( core, name ) => {
	const server = await startPlayground( {
		core,
		name: part ? `${ name }-${ part.replace( '/', '-of-' ) }` : name,
		php,
		workers: 1,
	} );
	try {
		const outputs = [];
		const codes = [
			...( isNetwork( process.env.PHP_TESTS )
				? []
				: [ classesIn( '/wordpress', part ) ] ),
			...( part === '' || part === PARTS.at( -1 )
				? othersIn( '/wordpress' )
				: [] ),
		];
		for ( const code of codes ) {
			outputs.push( await server.run( `<?php ${ code }` ) );
		}
		return outputs;
	} finally {
		await server.stop();
	}
};
