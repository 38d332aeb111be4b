import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cache } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { obtainPhpUnit } from '../phpunit.mjs';
import { placeDatabase, STRICTEST } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { sum } from './count.mjs';
import { isFull } from './extent.mjs';
import { classesOf, isOf, runPhpUnit, runScript } from './phpunit.mjs';

/** @typedef {import('./phpunit.mjs').Group} Group */
/** @typedef {import('./phpunit.mjs').Results} Results */
/** @typedef {import('./phpunit.mjs').Site & { stop: () => Promise<void> }} OpenSite */

/**
 * @typedef {Object} Run Tests in a site of their own.
 * @property {import('../wordpress/obtain.mjs').Release} release
 * @property {'7.4' | '8.3' | '8.5'}                      [wasm]      The PHP in WebAssembly that runs them; by default this machine's does.
 * @property {boolean}                                    [onSqlite]  Even if the machine has MariaDB.
 * @property {readonly string[]}                          classes
 * @property {boolean}                                    [hasOthers] Whether what isn't in classes runs, too.
 */

/** @return {string[]} Words of PHP_TESTS. */
const wantedWords = () =>
	( process.env.PHP_TESTS ?? '' ).split( /[\s,]+/ ).filter( Boolean );

const isNetwork = () => process.env.PHP_TESTS?.toLowerCase() === 'network';

/**
 * Tests the classes of includes/ in the newest and the oldest WordPress. With this machine's PHP they run on MariaDB, where a test takes a
 * third of the time that it takes on SQLite, and those that depend on the database on SQLite, too; in the oldest also with PHP 7.4 in
 * WebAssembly. Without a PHP on the machine WebAssembly runs all, on SQLite.
 *
 * @param {boolean} isThorough Whether the tests take so long that only this machine's PHP runs them, if it has one.
 */
export async function checkPhp( isThorough = false ) {
	const tracks = findPhp() ? nativeTracks( isThorough ) : wasmTracks();
	return sum( await Promise.all( tracks.map( runInTurn ) ) );
}

/**
 * Tests some classes in the newest WordPress.
 *
 * @param {readonly string[]} names Of test classes.
 */
export function checkNewest( names ) {
	process.env.PHP_TESTS = names.join( ' ' );
	const [ newest = [] ] = findPhp() ? nativeTracks( true ) : wasmTracks();
	return runInTurn( newest );
}

/**
 * Attempts to publish half of a site draft, or two at once, and to change the site as an agent: at far more points, and far more often, than
 * in each run of all tests.
 */
export function checkPublishing() {
	process.env.ATELIER_RELIABILITY ??= '50';
	process.env.PHP_TESTS ??=
		'publisher bad_input index_test uses_controller twin_sites boundary';
	return checkPhp( true );
}

/**
 * @param {boolean} isThorough
 * @return {Run[][]} What runs side by side; the first is the newest WordPress.
 */
function nativeTracks( isThorough ) {
	const words = wantedWords();
	const isNamed = words.length > 0;
	const all = isNetwork() ? [] : classesOf( { words } );
	const long = isNamed ? [] : all.filter( isOf( 'newest' ) );
	const short = all.filter( ( name ) => ! long.includes( name ) );
	const onSqlite =
		isFull && ! isNamed ? all : all.filter( isOf( 'database' ) );
	const inWasm = all.filter(
		( name ) => ! isOf( ...leftToNative() )( name )
	);
	const anEighth = isNamed ? inWasm : partOf( inWasm, 0, 8 );
	const newest = [
		[ runOf( 'latest', short ) ],
		// Beside the others, or one core is idle at the end.
		[
			runOf( 'latest', long ),
			runOf( 'latest', onSqlite, { onSqlite: true, hasOthers: true } ),
		],
	];
	if ( isThorough ) {
		return newest;
	}
	return isFull
		? [
				...newest,
				[
					runOf( 'oldest', all ),
					runOf( 'oldest', onSqlite, { onSqlite: true } ),
				],
				...oldestPhp( inWasm ),
				[
					runOf( 'latest', anEighth, {
						wasm: '8.5',
						hasOthers: true,
					} ),
				],
			]
		: [
				...newest,
				[ runOf( 'oldest', short ) ],
				[
					runOf( 'oldest', anEighth, {
						wasm: '7.4',
						hasOthers: true,
					} ),
				],
			];
}

/**
 * @param {Run['release']}     release
 * @param {readonly string[]} classes
 * @param {Partial<Run>}      [where]
 * @return {Run}
 */
const runOf = ( release, classes, where = {} ) => ( {
	release,
	classes,
	...where,
} );

/** @return {Run[][]} As nativeTracks() on a machine without PHP. */
function wasmTracks() {
	const all = isNetwork() ? [] : classesOf( { words: wantedWords() } );
	return [
		[ runOf( 'latest', all, { wasm: '8.3', hasOthers: true } ) ],
		...oldestPhp( all ),
	];
}

/**
 * PHP in WebAssembly uses one core only: two halves side by side, or one run where only some classes are wanted.
 *
 * @param {readonly string[]} classes
 * @return {Run[][]}
 */
const oldestPhp = ( classes ) =>
	( wantedWords().length > 0
		? [ classes ]
		: [ partOf( classes, 0, 2 ), partOf( classes, 1, 2 ) ]
	).map( ( part, at ) => [
		runOf( 'oldest', part, { wasm: '7.4', hasOthers: at === 0 } ),
	] );

/**
 * Long files take long: dealt out by size, the parts take about as long.
 *
 * @param {readonly string[]} classes
 * @param {number}            nth
 * @param {number}            parts
 */
const partOf = ( classes, nth, parts ) =>
	classes.filter( ( _, at ) => at % parts === nth );

/** @return {Group[]} What WebAssembly doesn't run beside a PHP. */
const leftToNative = () =>
	isFull || process.env.PHP_TESTS
		? [ 'many-requests' ]
		: [ 'many-requests', 'some-requests' ];

/**
 * @param {readonly Run[]} runs  One after the other.
 * @param {number}         track
 */
async function runInTurn( runs, track = 0 ) {
	const counts = [];
	for ( const run of runs ) {
		if ( run.classes.length === 0 && ! run.hasOthers ) {
			continue;
		}
		const database =
			run.wasm || run.onSqlite
				? null
				: placeDatabase( findPhp()?.program ?? '' );
		const where = `WordPress ${ run.release }, PHP ${
			run.wasm ??
			`${ findPhp()?.version }, ${ database ? 'MariaDB' : 'SQLite' }`
		}`;
		try {
			const results = await resultsOf( run, `php-${ track }`, database );
			const file = path.join(
				cache,
				'reports',
				`php-${ track }-${ where.replace( /WordPress |PHP |,/g, '' ).replaceAll( ' ', '-' ) }.json`
			);
			counts.push(
				...results.map( ( one ) => read( one, where, file ) )
			);
		} catch ( error ) {
			// What runs beside it and after it is reported nevertheless.
			const failure = `${ where }: ${ error instanceof Error ? error.message : error }`;
			console.error( `✘ ${ failure }` );
			counts.push( { passed: 0, failed: 1, failures: [ failure ] } );
		}
	}
	return sum( counts );
}

/**
 * @param {Run}                                          run
 * @param {string}                                       name     Of the site.
 * @param {import('../server/mariadb.mjs').Database | null} database
 */
async function resultsOf(
	{ release, wasm, classes, hasOthers },
	name,
	database
) {
	const core = await obtainWordPress( release );
	if ( database && release === 'latest' ) {
		// The oldest keeps MariaDB's own modes.
		database.modes = STRICTEST;
	}
	const site = wasm
		? await openInWebAssembly( core, name, wasm )
		: await openNatively( core, name, database );
	try {
		const results =
			classes.length > 0 ? [ await runPhpUnit( site, classes ) ] : [];
		for ( const other of hasOthers ? othersIn( site.path ) : [] ) {
			results.push( ...( await runScript( site, other ) ) );
		}
		return results;
	} finally {
		await site.stop();
	}
}

/**
 * @param {string}                                          core
 * @param {string}                                          name
 * @param {import('../server/mariadb.mjs').Database | null} database
 * @return {Promise<OpenSite>}
 */
async function openNatively( core, name, database ) {
	const program = findPhp()?.program ?? '';
	const phpunit = await obtainPhpUnit();
	const { site, stop } = await startNative( {
		core,
		name,
		php: program,
		database,
	} );
	return {
		folder: site,
		path: site,
		phpunit,
		run: ( php ) => outputOf( program, php ),
		stop,
	};
}

/**
 * @param {string}                    core
 * @param {string}                    name
 * @param {NonNullable<Run['wasm']>} php
 * @return {Promise<OpenSite>}
 */
async function openInWebAssembly( core, name, php ) {
	const { folder, loader } = await obtainPhpUnit();
	const server = await startPlayground( {
		core,
		name,
		php,
		workers: 1,
		mounts: [ { hostPath: folder, vfsPath: '/phpunit' } ],
	} );
	return {
		folder: server.core,
		path: '/wordpress',
		phpunit: { folder: '/phpunit', loader },
		run: ( code ) => server.run( `<?php ${ code }` ),
		stop: server.stop,
	};
}

/**
 * Code that is kept compiled takes a tenth less time; tests write some of it again. All tests in one process need a third of that memory.
 */
const SETTINGS = [
	'memory_limit=1024M',
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * @param {string} program
 * @param {string} php
 * @return {Promise<string>} Its output, also if it fails.
 */
async function outputOf( program, php, isLast = false ) {
	/** @type {{ stdout: string, stderr: string, signal?: string, code?: number }} */
	const { stdout, stderr, signal, code } = await promisify( execFile )(
		program,
		[ ...SETTINGS, '-r', php ],
		{ maxBuffer: 64 * 1024 * 1024 }
	).catch( ( /** @type {unknown} */ error ) => /** @type {any} */ ( error ) );
	if ( signal && ! isLast ) {
		// Code in PHP can't end it like that: it has crashed, or the system has ended it.
		console.log( `PHP ended with ${ signal }, and is started again.` );
		return outputOf( program, php, true );
	}
	const end = signal ?? code;
	return `${ stdout }\n${ stderr }\n${ end ? `PHP ended with ${ end }.` : '' }`;
}

/**
 * The scripts that are no classes, each in a process of its own: requests of visitors, and a network of sites.
 *
 * @param {string} site Is a network from then on.
 */
function othersIn( site ) {
	const visits = [ '/', '/about/' ].map( ( address ) => ( {
		name: 'visitor',
		settings: { VISITED_SITE: site, VISITED_PATH: address },
	} ) );
	const network = [ '0', '1' ].map( ( isMade ) => ( {
		name: 'network',
		settings: { NETWORK_SITE: site, NETWORK_IS_MADE: isMade },
	} ) );
	if ( isNetwork() ) {
		return network;
	}
	return process.env.PHP_TESTS ? [] : [ ...visits, ...network ];
}

/**
 * Prints what failed or was skipped, and writes the time of each class, slowest first.
 *
 * @param {Results} results
 * @param {string}  where   The versions of WordPress and PHP.
 * @param {string}  file    For the times.
 */
function read( { passed, failed, skipped, took }, where, file ) {
	const failures = Object.entries( failed ).map(
		( [ name, reason ] ) => `${ where }: ${ name }: ${ reason }`
	);
	for ( const failure of failures ) {
		console.error( `✘ ${ failure }` );
	}
	for ( const name of skipped ) {
		console.error( `– ${ where }: ${ name } was skipped` );
	}
	console.log(
		`${ where }: ${ passed.length } passed, ${ failures.length } failed`
	);
	const times = Object.entries( took );
	if ( times.length > 0 ) {
		times.sort( ( [ , one ], [ , other ] ) => other - one );
		fs.mkdirSync( path.dirname( file ), { recursive: true } );
		fs.writeFileSync(
			file,
			JSON.stringify( Object.fromEntries( times ), null, '\t' )
		);
	}
	return { passed: passed.length, failed: failures.length, failures };
}
