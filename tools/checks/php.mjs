import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../paths.mjs';
import { findPhp } from '../php.mjs';
import { obtainPhpUnit } from '../phpunit.mjs';
import { placeDatabase, STRICTEST } from '../server/mariadb.mjs';
import { startNative } from '../server/native.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { sum } from './count.mjs';
import { isFull } from './extent.mjs';
import { classesOf, runPhpUnit } from './phpunit.mjs';

/** Pages of the demo site, each in a request of its own. */
const VISITED = [ '/', '/about/' ];

/** Words in the names of classes that depend on what MariaDB and SQLite have differently: transactions and locks, quotes, and statements of a table. */
const OF_DATABASE = [
	'publisher',
	'bad_input',
	'index_test',
	'uses_controller',
];

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

/** Words in the names of classes that send hundreds: beside a PHP, WebAssembly runs them in `npm run test:all`. */
const SOME_REQUESTS = [ 'draft_saves', 'history_controller', 'rights' ];

/** @return {string[]} Words of what WebAssembly doesn't run. */
const leftToNative = () =>
	! findPhp()
		? []
		: isFull || process.env.PHP_TESTS
			? MANY_REQUESTS
			: [ ...MANY_REQUESTS, ...SOME_REQUESTS ];

/**
 * Words in the names of classes that take long and whose code is the same in every WordPress: the newest runs them, in
 * `npm run test:all` all do. What other classes ask of each route and role the oldest is asked, too.
 */
const OF_NEWEST = [
	'linear_time',
	'twin_sites',
	'two_publishers',
	'bad_input',
	'hostile_agent',
	'adversary/routes',
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

/** @return {string[]} Words of PHP_TESTS. */
const wantedWords = () =>
	( process.env.PHP_TESTS ?? '' ).split( /[\s,]+/ ).filter( Boolean );

/** @typedef {{ program: string, version: string }} Native This machine's PHP. */

/**
 * Parts of the classes for PHP in WebAssembly, which uses one core only: side by side, all of them; or, because it takes several times as
 * long, every eighth where this machine's PHP runs all. Without parts where only some classes are wanted.
 */
const PARTS = process.env.PHP_TESTS
	? [ '' ]
	: isFull || ! findPhp()
		? [ '1/2', '2/2' ]
		: [ '1/8' ];

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
	const native = findPhp();
	/** @type {PlannedRun[]} */
	const newest = native
		? runsOfAll( native, 'latest' )
		: [ [ 'latest', '8.3', runInWebAssembly( '8.3', '' ) ] ];
	// Beside the others, or one core is idle at the end.
	const newestOnly = native
		? [
				...runsOfNewest( native ),
				...runsOnSqlite( native, 'latest', true ),
			]
		: [];
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
	/** @type {PlannedRun[]} */
	const newestPhp =
		native && isFull && ! isThorough
			? [
					[
						'latest',
						'8.5',
						runInWebAssembly(
							'8.5',
							process.env.PHP_TESTS ? '' : '1/8'
						),
					],
				]
			: [];
	const tracks = [ newest, newestOnly, oldest, ...inWebAssembly, newestPhp ];
	return sum( await Promise.all( tracks.map( runInTurn ) ) );
}

/**
 * Tests some classes in the newest WordPress.
 *
 * @param {readonly string[]} classes Names of test classes.
 */
export function checkNewest( classes ) {
	process.env.PHP_TESTS = classes.join( ' ' );
	const native = findPhp();
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
		const where = `WordPress ${ release }, PHP ${ php }`;
		try {
			const core = await obtainWordPress( release );
			const all = await run( core, `php-${ release }` );
			counts.push( ...all.map( ( results ) => read( results, where ) ) );
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
 * Prints what failed or was skipped.
 *
 * @param {Results} results
 * @param {string}  where   The versions of WordPress and PHP.
 */
function read( { passed, failed, skipped, took }, where ) {
	report( where, took );
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
	return { passed: passed.length, failed: failures.length, failures };
}

/**
 * The results of a script that isn't a class.
 *
 * @param {string} output
 * @return {Results[]} None if it only prepared the next one.
 */
function resultsOf( output ) {
	if ( output.includes( MADE ) ) {
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

/**
 * Attempts to publish half of a site draft, or two at once, and to change the site as an agent: at far more points, and far more often, than
 * in each run of all tests.
 */
export function checkPublishing() {
	process.env.ATELIER_RELIABILITY ??= '50';
	process.env.PHP_TESTS ??= [ ...OF_DATABASE, 'twin_sites', 'boundary' ].join(
		' '
	);
	return checkPhp( true );
}

/**
 * All classes that are wanted, on MariaDB; without those of OF_NEWEST, which run beside them or not at all.
 *
 * @param {Native}                                     native
 * @param {import('../wordpress/release.mjs').Release} release
 * @return {PlannedRun[]} On SQLite if there is no MariaDB.
 */
function runsOfAll( native, release ) {
	const isSplit = release === 'latest' || ! isFull;
	return runsOnMariaDb( native, release, 'all', {
		words: wantedWords(),
		without: isSplit && ! process.env.PHP_TESTS ? OF_NEWEST : [],
	} );
}

/**
 * What only the newest WordPress runs.
 *
 * @param {Native} native
 */
const runsOfNewest = ( native ) =>
	process.env.PHP_TESTS
		? []
		: runsOnMariaDb( native, 'latest', 'newest', { words: OF_NEWEST } );

/**
 * @param {Native}                                     native
 * @param {import('../wordpress/release.mjs').Release} release
 * @param {string}                                     site    Another one than of what runs beside it.
 * @param {Parameters<typeof classesOf>[0]}            wanted
 * @return {PlannedRun[]} On SQLite if there is no MariaDB.
 */
function runsOnMariaDb( native, release, site, wanted ) {
	if ( isNetwork( process.env.PHP_TESTS ) ) {
		return [];
	}
	const database = placeDatabase( native.program );
	// The oldest keeps MariaDB's own modes.
	if ( database && release === 'latest' ) {
		database.modes = STRICTEST;
	}
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
				site,
				database,
				classes: classesOf( wanted ),
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
	const words = wantedOf( OF_DATABASE );
	const isAll = isFull && ! process.env.PHP_TESTS;
	const php = `${ native.version }, SQLite`;
	/** @type {PlannedRun} */
	const run = [
		release,
		php,
		runNatively( native, {
			site: 'sqlite',
			classes: isAll
				? classesOf( { words: [], without: OF_NEWEST } )
				: words.length > 0
					? classesOf( { words } )
					: [],
			hasOthers,
		} ),
	];
	return isAll
		? [
				run,
				[
					release,
					php,
					runNatively( native, {
						site: 'sqlite-newest',
						classes: classesOf( { words: OF_NEWEST } ),
					} ),
				],
			]
		: [ run ];
}

/**
 * @param {readonly string[]} names Words in the names of classes.
 * @return {string[]} Those that are wanted in this run.
 */
function wantedOf( names ) {
	const wanted = wantedWords().map( ( word ) => word.toLowerCase() );
	return names.flatMap( ( name ) =>
		wanted.length === 0 || wanted.some( ( word ) => name.includes( word ) )
			? [ name ]
			: wanted.filter( ( word ) => word.includes( name ) )
	);
}

/** @type {Record<string, Record<string, number>>} Seconds by class, by where it ran. */
const TIMES = {};

/**
 * Writes the time of each class, slowest first.
 *
 * @param {string}                 where The versions of WordPress and PHP.
 * @param {Record<string, number>} took  Seconds by class.
 */
function report( where, took ) {
	const name = where
		.replace( /WordPress (\w+), PHP /, '$1-' )
		.replaceAll( ', ', '-' );
	const times = Object.assign( ( TIMES[ name ] ??= {} ), took );
	const slowestFirst = Object.entries( times ).sort(
		( [ , one ], [ , other ] ) => other - one
	);
	const file = path.join( cache, 'reports', `php-${ name }.json` );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	fs.writeFileSync(
		file,
		JSON.stringify( Object.fromEntries( slowestFirst ), null, '\t' )
	);
}

/** @typedef {import('./phpunit.mjs').Results} Results */

/**
 * Runs tests in a copy of a WordPress core.
 *
 * @typedef {(core: string, name: string) => Promise<Results[]>} Run
 */

/** @typedef {[ release: import('../wordpress/release.mjs').Release, php: string, run: Run ]} PlannedRun */

/**
 * @param {import('./phpunit.mjs').Site} site
 * @param {readonly string[]}            classes
 * @param {readonly string[]}            scripts Those that aren't classes, one after the other.
 */
async function testIn( site, classes, scripts ) {
	const results =
		classes.length > 0 ? [ await runPhpUnit( site, classes ) ] : [];
	for ( const php of scripts ) {
		results.push( ...resultsOf( await site.run( php ) ) );
	}
	return results;
}

/**
 * @param {Native}                                          native
 * @param {Object}                                          options
 * @param {string}                                          options.site        Its name, besides that of the release.
 * @param {import('../server/mariadb.mjs').Database | null} [options.database]  Null for SQLite.
 * @param {readonly string[]}                               options.classes
 * @param {boolean}                                         [options.hasOthers] Whether what isn't in classes runs, too.
 * @return {Run} Runs them there.
 */
const runNatively =
	(
		{ program },
		{ site: folder, database = null, classes, hasOthers = false }
	) =>
	async ( core, name ) => {
		const phpunit = await obtainPhpUnit();
		const server = await startNative( {
			core,
			name: `${ name }-${ folder }`,
			php: program,
			database,
		} );
		const { site } = server;
		try {
			return await testIn(
				{
					folder: site,
					path: site,
					phpunit,
					run: ( php ) => outputOf( program, php ),
				},
				classes,
				hasOthers ? othersIn( site ) : []
			);
		} finally {
			await server.stop();
		}
	};

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
async function outputOf( program, php ) {
	const first = await run( program, php );
	if ( first.signal === null ) {
		return first.output;
	}
	// Code in PHP can't end it like that: it has crashed, or the system has ended it.
	console.log( `PHP ended with ${ first.signal }, and is started again.` );
	return ( await run( program, php ) ).output;
}

/**
 * @param {string} program
 * @param {string} php
 * @return {Promise<{ output: string, signal: NodeJS.Signals | null }>}
 */
const run = ( program, php ) =>
	new Promise( ( resolve ) => {
		execFile(
			program,
			[ ...SETTINGS, '-r', php ],
			{ maxBuffer: 64 * 1024 * 1024 },
			( error, stdout, stderr ) =>
				resolve( {
					output: `${ stdout }\n${ stderr }\n${ error ? `PHP ended with ${ error.signal ?? error.code }.` : '' }`,
					signal: error?.signal ?? null,
				} )
		);
	} );

/** The folders of WordPress and of PHPUnit, as PHP in WebAssembly sees them. */
const SITE = '/wordpress';
const PHPUNIT = '/phpunit';

/**
 * @param {'7.4' | '8.3' | '8.5'} php
 * @param {string}                part One of PARTS; what isn't in classes belongs to the last one.
 * @return {Run} Runs them there.
 */
const runInWebAssembly = ( php, part ) => async ( core, name ) => {
	const { folder, loader } = await obtainPhpUnit();
	const server = await startPlayground( {
		core,
		name: part ? `${ name }-${ part.replace( '/', '-of-' ) }` : name,
		php,
		workers: 1,
		mounts: [ { hostPath: folder, vfsPath: PHPUNIT } ],
	} );
	const classes = isNetwork( process.env.PHP_TESTS )
		? []
		: classesOf( {
				words: wantedWords(),
				without: leftToNative(),
				part: part || '1/1',
			} );
	try {
		return await testIn(
			{
				folder: server.core,
				path: SITE,
				phpunit: { folder: PHPUNIT, loader },
				run: ( code ) => server.run( `<?php ${ code }` ),
			},
			classes,
			part === '' || part === PARTS.at( -1 ) ? othersIn( SITE ) : []
		);
	} finally {
		await server.stop();
	}
};
