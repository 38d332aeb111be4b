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
import { APART, findPhpUnit, runPhpUnit } from './phpunit.mjs';

/** Pages of the demo site, each in a request of its own. */
const VISITED = [ '/', '/about/' ];

/** Words in the names of classes that depend on what MariaDB and SQLite have differently: transactions and locks, and quotes. */
const OF_DATABASE = [ 'publisher', 'adversary' ];

/**
 * Words in the names of classes that send thousands of requests. PHP in WebAssembly takes many minutes for them: on machines with PHP
 * only that runs them.
 */
const MANY_REQUESTS = [
	'adversary',
	'private_type',
	'hidden_posts',
	'linear_time',
];

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
 * Parts of the classes for PHP in WebAssembly, which uses one core only: side by side, all of them; or, because it takes several times as
 * long, a quarter where this machine's PHP runs all. Without parts where only some classes are wanted.
 */
const PARTS = process.env.PHP_TESTS
	? [ '' ]
	: isFull || ! findPhp()
		? [ '1/2', '2/2' ]
		: [ '1/4' ];

/**
 * The scripts to run, each in a process of its own.
 *
 * @param {string} site The folder of WordPress.
 * @param {string} part One of PARTS; what isn't in classes belongs to the last one.
 */
const scripts = ( site, part = '' ) => {
	const tests = `${ site }/wp-content/plugins/atelier/tests/php`;
	const wanted = process.env.PHP_TESTS ?? '';
	const php = findPhp();
	const without =
		php && findPhpUnit( php.program ) ? MANY_REQUESTS.join( ' ' ) : '';
	const classes = `${ setting( 'PHP_TESTS', wanted ) }
${ setting( 'PHP_TESTS_WITHOUT', without ) }
${ setting( 'PHP_TESTS_PART', part ) }
require '${ site }/wp-load.php';
require '${ tests }/run.php';`;
	const visits = VISITED.map(
		( path ) => `${ setting( 'VISITED_SITE', site ) }
${ setting( 'VISITED_PATH', path ) }
require '${ tests }/visitor.php';`
	);
	// Last: from then on the site is a network.
	const network = [ '0', '1' ].map(
		( isMade ) => `${ setting( 'NETWORK_SITE', site ) }
${ setting( 'NETWORK_IS_MADE', isMade ) }
require '${ tests }/network.php';`
	);
	if ( part !== '' && part !== PARTS.at( -1 ) ) {
		return [ classes ];
	}
	return wanted === ''
		? [ classes, ...visits, ...network ]
		: isNetwork( wanted )
			? network
			: [ classes ];
};

/**
 * Tests the classes of includes/ in the newest and the oldest WordPress: with this machine's PHP, which is much faster, or with PHP
 * 8.3 in WebAssembly, and in the oldest with PHP 7.4. All run on SQLite, and those that depend on the database on MariaDB, too.
 *
 * @param {boolean} isThorough Whether the tests take so long that only this machine's PHP runs them, if it has one.
 */
export async function checkPhp( isThorough = false ) {
	const native = findPhp();
	/** @type {PlannedRun[]} */
	const newest = native
		? [
				[ 'latest', native.version, runNatively( native.program ) ],
				...runsApart( native, 'latest' ),
				...runsOnMariaDb( native ),
			]
		: [ [ 'latest', '8.3', runInWebAssembly( '8.3' ) ] ];
	/** @type {PlannedRun[]} */
	const oldest =
		native && ! isThorough
			? [ ...runsOnOldest( native ), ...runsApart( native, 'oldest' ) ]
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
	process.env.PHP_TESTS ??= OF_DATABASE.join( ' ' );
	return checkPhp( true );
}

/**
 * The classes that depend on the database, where they are asked for.
 *
 * @param {{ program: string, version: string }} php
 * @return {PlannedRun[]} None if there is no MariaDB.
 */
function runsOnMariaDb( { program, version } ) {
	const words = wantedOf( OF_DATABASE );
	if ( words.length === 0 || ! findPhpUnit( program ) ) {
		return [];
	}
	const database = placeDatabase( program );
	if ( ! database ) {
		console.log(
			'There is no MariaDB on this machine: publishing is only tried with SQLite.'
		);
		return [];
	}
	return [
		[
			'latest',
			`${ version }, MariaDB`,
			runNatively( program, { database, words: words.join( ' ' ) } ),
		],
	];
}

/**
 * The classes that PHPUnit leaves out where no words are given.
 *
 * @param {{ program: string, version: string }}          php
 * @param {import('../wordpress/release.mjs').Release}    release
 * @return {PlannedRun[]} None without PHPUnit, or if some classes are wanted.
 */
const runsApart = ( { program, version }, release ) =>
	! process.env.PHP_TESTS && findPhpUnit( program )
		? [ [ release, version, runNatively( program, { words: APART } ) ] ]
		: [];

/**
 * All classes in the oldest WordPress, or those that are wanted.
 *
 * @param {{ program: string, version: string }} php
 * @return {PlannedRun[]} None without PHPUnit.
 */
const runsOnOldest = ( { program, version } ) =>
	findPhpUnit( program ) && ! isNetwork( process.env.PHP_TESTS )
		? [
				[
					'oldest',
					version,
					runNatively( program, {
						words: process.env.PHP_TESTS ?? '',
					} ),
				],
			]
		: [];

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
 * Writes the time of each class, slowest first. On MariaDB a class takes the place of its run on SQLite.
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
 * @param {string}                                                                php   The executable.
 * @param {{ database?: import('../server/mariadb.mjs').Database, words: string }} [only] Limits it to classes with these words in their names, on this database.
 * @return {Run} Runs them there.
 */
const runNatively = ( php, only ) => async ( core, name ) => {
	const server = await startNative( {
		core,
		name: only ? `${ name }-${ only.database ? 'mariadb' : 'only' }` : name,
		php,
		...( only?.database ? { database: only.database } : {} ),
	} );
	const phpunit = findPhpUnit( php );
	try {
		if ( phpunit && only ) {
			const programs = { php, phpunit, site: server.site };
			return [ await runPhpUnit( programs, only.words ) ];
		}
		const outputs = [];
		const codes = scripts( server.site );
		if ( phpunit && ! isNetwork( process.env.PHP_TESTS ) ) {
			const programs = { php, phpunit, site: server.site };
			const wanted = process.env.PHP_TESTS ?? '';
			outputs.push( await runPhpUnit( programs, wanted ) );
			codes.shift();
		}
		for ( const code of codes ) {
			const { stdout } = await promisify( execFile )(
				php,
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
 * @param {string}        [part] One of PARTS.
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
		for ( const code of scripts( '/wordpress', part ) ) {
			outputs.push( await server.run( `<?php ${ code }` ) );
		}
		return outputs;
	} finally {
		await server.stop();
	}
};
