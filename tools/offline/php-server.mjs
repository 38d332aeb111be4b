/**
 * What a language server finds in PHP, for machines without Composer's packages: missing arguments, unknown classes, functions
 * and methods, types that don't fit. docs/dependencies.md says what speaks against it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createMessageConnection } from 'vscode-jsonrpc/node';
import { filesIn } from '../files.mjs';
import { cache, root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';

const PROGRAM = path.join(
	root,
	'node_modules/devsense-php-ls-linux-x64/dist/devsense.php.ls'
);

/** Our code: of the plugin, of journeys and of measurements. */
const CODE = [
	'includes',
	'plugin.php',
	'uninstall.php',
	'tests/e2e',
	'tools',
];

/** Errors and warnings; the rest is advice. */
const WORST = 2;

/** Of the rest: a private function that nothing calls. */
const ADVICE = [ 'PHP7104' ];

/**
 * What it says of code that is right: an object with ArrayAccess isn't an array; a class inherits its constructor from one of
 * WordPress.
 */
const WRONG = [ 'PHP0424', 'PHP0441' ];

/** Longer than it takes on a slow machine, in milliseconds. */
const PATIENCE = 600_000;

/**
 * Called at the end of each file, which makes the server say something about every file: it says nothing of one without faults, and has no
 * other sign that it is through with it. In a function, because a file may return before.
 */
const MARK = 'atelier_has_no_such_function';

/**
 * How long nothing new must come after all files were answered for, in milliseconds: it may answer twice, or again and again. What it
 * finds counts only if it finds it again: on a busy machine the first answer knew half of a file.
 */
const QUIET = 1_500;

/**
 * It forgets a file now and then, on the same machine, without a sign. After this silence, in milliseconds, it is asked again; after twice
 * as long the next time, as a busy machine may need longer for an answer, and each question starts it from the beginning.
 */
const SILENCE = 4_000;

/** At its start it asks its maker for a license, with a number of the machine. No one listens at this address. */
const NOWHERE = 'http://127.0.0.1:9';

/** @typedef {{ range: { start: { line: number } }, severity?: number, code?: string | number, message: string }} Diagnostic */

/** @return {Promise<boolean>} Whether it finds nothing, or isn't there. */
export async function phpServerIsSilent() {
	if ( ! fs.existsSync( PROGRAM ) ) {
		console.log(
			'Skipped: the language server for PHP is only there for Linux on x64.'
		);
		return true;
	}
	const core = await obtainWordPress( 'latest' );
	const folders = [
		path.join( root, 'includes' ),
		path.join( core, 'wp-includes' ),
		adminOf( core ),
	];
	const first = await ask( folders );
	// On a busy machine a process stays wrong about what it has read half: another one must find it, too.
	const second = first.length > 0 ? await ask( folders ) : [];
	const found = first.filter( ( line ) => second.includes( line ) );
	for ( const line of found ) {
		console.error( line );
	}
	return found.length === 0;
}

/**
 * Without the empty functions of the same names as WordPress's own, for its script loader, and with what wp-load.php defines.
 *
 * @param {string} core
 */
function adminOf( core ) {
	const copy = path.join( cache, 'php-server' );
	fs.rmSync( copy, { recursive: true, force: true } );
	fs.cpSync( path.join( core, 'wp-admin', 'includes' ), copy, {
		recursive: true,
		filter: ( file ) => path.basename( file ) !== 'noop.php',
	} );
	fs.writeFileSync(
		path.join( copy, 'load.php' ),
		"<?php\ndefine( 'ABSPATH', '/' );\ndefine( 'WP_HOME', '' );\n"
	);
	return copy;
}

/**
 * @param {string[]} folders The code, and what it uses.
 * @return {Promise<string[]>} What it finds in CODE, a line each.
 */
async function ask( folders ) {
	fs.chmodSync( PROGRAM, 0o755 );
	const child = spawn( PROGRAM, [], {
		stdio: [ 'pipe', 'pipe', 'ignore' ],
		env: { ...process.env, HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE },
	} );
	const connection = createMessageConnection( child.stdout, child.stdin );
	try {
		return await Promise.race( [
			findIn( folders, connection ),
			once( child, 'exit' ).then( () => {
				throw new Error( 'The language server for PHP has ended.' );
			} ),
			setTimeout( PATIENCE, undefined, { ref: false } ).then( () => {
				throw new Error( 'The language server for PHP says nothing.' );
			} ),
		] );
	} finally {
		connection.dispose();
		child.kill();
	}
}

/**
 * @param {string[]}                                         folders
 * @param {import('vscode-jsonrpc/node').MessageConnection} connection
 * @return {Promise<string[]>}
 */
async function findIn( folders, connection ) {
	const isIndexed = new Promise( ( resolve ) => {
		let indexed = 0;
		connection.onNotification( 'window/logMessage', ( { message } ) => {
			indexed += /^Indexing done/.test( message ) ? 1 : 0;
			if ( indexed === folders.length ) {
				resolve( true );
			}
		} );
	} );
	connection.onRequest( ( method, /** @type {any} */ params ) =>
		method === 'workspace/configuration'
			? params.items.map( () => ( {} ) )
			: null
	);
	const { askAbout, answers } = questionsOn( connection );
	connection.listen();
	await connection.sendRequest( 'initialize', {
		processId: process.pid,
		rootUri: uriOf( folders[ 0 ] ?? '' ),
		workspaceFolders: folders.map( ( folder ) => ( {
			uri: uriOf( folder ),
			name: path.basename( folder ),
		} ) ),
		capabilities: {
			workspace: { configuration: true, workspaceFolders: true },
			textDocument: { publishDiagnostics: {} },
		},
		initializationOptions: { 0: '', clientFeatures: [] },
	} );
	await connection.sendNotification( 'initialized', {} );
	await isIndexed;
	await askAbout(
		CODE.flatMap( ( target ) => filesIn( target, '.php' ) ).map( ( file ) =>
			uriOf( path.join( root, file ) )
		)
	);
	await askAbout(
		[ ...answers.keys() ].filter( ( uri ) => answers.get( uri )?.length )
	);
	return [ ...answers.values() ].flat();
}

/** @param {import('vscode-jsonrpc/node').MessageConnection} connection */
function questionsOn( connection ) {
	/** @type {Map<string, string[]>} What it finds, a line each, by URI. */
	const answers = new Map();
	/** @type {Set<string>} */
	const opened = new Set();
	/** @type {Set<string>} */
	const waiting = new Set();
	let heard = 0;
	let news = 0;
	connection.onNotification(
		'textDocument/publishDiagnostics',
		( { uri, diagnostics } ) => {
			heard = Date.now();
			if ( diagnostics.some( isMark ) ) {
				const lines = linesOf( uri, diagnostics );
				const known = answers.get( uri )?.join( '\n' );
				if ( waiting.delete( uri ) || known !== lines.join( '\n' ) ) {
					news = heard;
				}
				answers.set( uri, lines );
			}
		}
	);

	/** @param {string} uri */
	const open = async ( uri ) => {
		if ( opened.has( uri ) ) {
			await connection.sendNotification( 'textDocument/didClose', {
				textDocument: { uri },
			} );
		}
		opened.add( uri );
		const code = fs.readFileSync( new URL( uri ), 'utf8' );
		await connection.sendNotification( 'textDocument/didOpen', {
			textDocument: {
				uri,
				languageId: 'php',
				version: 1,
				text: `${ code }\nfunction ${ MARK }_() {\n\t\\${ MARK }();\n}\n`,
			},
		} );
	};

	/**
	 * Resolves once each file has an answer, and nothing new comes.
	 *
	 * @param {readonly string[]} uris
	 */
	const askAbout = async ( uris ) => {
		uris.forEach( ( uri ) => waiting.add( uri ) );
		for ( let patience = SILENCE; waiting.size > 0; patience *= 2 ) {
			for ( const uri of [ ...waiting ] ) {
				await open( uri );
			}
			heard = Date.now();
			while (
				waiting.size > 0
					? Date.now() - heard < patience
					: Date.now() - news < QUIET
			) {
				await setTimeout( 100 );
			}
		}
	};
	return { askAbout, answers };
}

/**
 * @param {string}       uri
 * @param {Diagnostic[]} diagnostics
 */
const linesOf = ( uri, diagnostics ) =>
	diagnostics
		.filter(
			( diagnostic ) =>
				( ( diagnostic.severity ?? 1 ) <= WORST ||
					ADVICE.includes( String( diagnostic.code ) ) ) &&
				! WRONG.includes( String( diagnostic.code ) ) &&
				! isMark( diagnostic )
		)
		.map(
			( { range, code, message } ) =>
				`${ path.relative( root, fileURLToPath( uri ) ) }:${ range.start.line + 1 }: ${ message } (${ code })`
		);

/** @param {Diagnostic} diagnostic */
const isMark = ( { message } ) => message.includes( MARK );

/** @param {string} file */
const uriOf = ( file ) => pathToFileURL( file ).href;
