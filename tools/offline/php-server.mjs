/**
 * What a language server finds in PHP, for machines without Composer's packages: missing arguments, unknown classes, functions
 * and methods, types that don't fit. docs/dependencies.md says what speaks against it.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
/** @typedef {{ id?: number, method?: string, params?: any, result?: unknown }} Message */

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
function ask( folders ) {
	fs.chmodSync( PROGRAM, 0o755 );
	const child = spawn( PROGRAM, [], {
		stdio: [ 'pipe', 'pipe', 'ignore' ],
		env: { ...process.env, HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE },
	} );
	const files = CODE.flatMap( ( target ) => filesIn( target, '.php' ) ).map(
		( file ) => path.join( root, file )
	);
	const waiting = new Set( files.map( uriOf ) );
	/** @type {Map<string, string[]>} What it finds, a line each, by URI. */
	const answers = new Map();
	let indexed = 0;
	let patience = SILENCE;

	return new Promise( ( resolve, reject ) => {
		/** @type {NodeJS.Timeout | undefined} */
		let quiet;
		/** @type {NodeJS.Timeout | undefined} */
		let silence;
		const end = ( /** @type {() => void} */ then ) => {
			clearTimeout( quiet );
			clearTimeout( silence );
			clearTimeout( late );
			child.kill();
			then();
		};
		const late = setTimeout(
			() =>
				end( () =>
					reject(
						new Error(
							`The language server for PHP says nothing about ${ waiting.size } files, such as ${ [ ...waiting ][ 0 ] }.`
						)
					)
				),
			PATIENCE
		);
		child.on( 'error', reject );
		child.on( 'exit', () =>
			end( () =>
				reject( new Error( 'The language server for PHP has ended.' ) )
			)
		);

		/** @param {Message} message */
		const send = ( message ) => {
			const text = JSON.stringify( { jsonrpc: '2.0', ...message } );
			child.stdin.write(
				`Content-Length: ${ Buffer.byteLength( text ) }\r\n\r\n${ text }`
			);
		};
		const open = () => {
			clearTimeout( silence );
			silence = setTimeout( openAgain, patience );
			for ( const file of files.filter( ( one ) =>
				waiting.has( uriOf( one ) )
			) ) {
				send( {
					method: 'textDocument/didOpen',
					params: {
						textDocument: {
							uri: uriOf( file ),
							languageId: 'php',
							version: 1,
							text: `${ fs.readFileSync( file, 'utf8' ) }\nfunction ${ MARK }_() {\n\t\\${ MARK }();\n}\n`,
						},
					},
				} );
			}
		};
		const openAgain = () => {
			patience *= 2;
			for ( const uri of waiting ) {
				send( {
					method: 'textDocument/didClose',
					params: { textDocument: { uri } },
				} );
			}
			open();
		};
		let isConfirmed = false;
		const finish = () => {
			const found = [ ...answers ].filter(
				( [ , lines ] ) => lines.length > 0
			);
			if ( found.length === 0 || isConfirmed ) {
				end( () =>
					resolve( found.flatMap( ( [ , lines ] ) => lines ) )
				);
				return;
			}
			isConfirmed = true;
			for ( const [ uri ] of found ) {
				waiting.add( uri );
			}
			openAgain();
		};
		/** @param {Message} message */
		const receive = ( { id, method, params } ) => {
			if ( method === 'textDocument/publishDiagnostics' ) {
				const { uri, diagnostics } = params;
				let isNew = false;
				if ( diagnostics.some( isMark ) ) {
					const lines = linesOf( uri, diagnostics );
					isNew =
						waiting.delete( uri ) ||
						answers.get( uri )?.join( '\n' ) !== lines.join( '\n' );
					answers.set( uri, lines );
				}
				clearTimeout( silence );
				if ( waiting.size > 0 ) {
					clearTimeout( quiet );
					silence = setTimeout( openAgain, patience );
				} else if ( isNew ) {
					clearTimeout( quiet );
					quiet = setTimeout( finish, QUIET );
				}
			} else if ( method === 'window/logMessage' ) {
				indexed += /^Indexing done/.test( params.message ) ? 1 : 0;
				if ( indexed === folders.length ) {
					indexed = 0;
					open();
				}
			} else if ( method && id !== undefined ) {
				send( {
					id,
					result:
						method === 'workspace/configuration'
							? params.items.map( () => ( {} ) )
							: null,
				} );
			} else if ( id === 1 ) {
				send( { method: 'initialized', params: {} } );
			}
		};
		readMessages( child.stdout, receive );
		send( {
			id: 1,
			method: 'initialize',
			params: {
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
			},
		} );
	} );
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
				`${ path.relative( root, decodeURIComponent( new URL( uri ).pathname ) ) }:${ range.start.line + 1 }: ${ message } (${ code })`
		);

/**
 * Messages are JSON after a header with their length in bytes.
 *
 * @param {import('node:stream').Readable}   stream
 * @param {(message: Message) => void} receive
 */
function readMessages( stream, receive ) {
	let buffer = Buffer.alloc( 0 );
	const next = () => {
		const end = buffer.indexOf( '\r\n\r\n' );
		const [ , length ] =
			/Content-Length: (\d+)/i.exec(
				buffer.subarray( 0, Math.max( 0, end ) ).toString()
			) ?? [];
		const start = end + 4;
		if ( ! length || buffer.length < start + Number( length ) ) {
			return null;
		}
		const text = buffer
			.subarray( start, start + Number( length ) )
			.toString();
		buffer = buffer.subarray( start + Number( length ) );
		return text;
	};
	stream.on( 'data', ( /** @type {Buffer} */ chunk ) => {
		buffer = Buffer.concat( [ buffer, chunk ] );
		for ( let text = next(); text !== null; text = next() ) {
			receive( JSON.parse( text ) );
		}
	} );
}

/** @param {Diagnostic} diagnostic */
const isMark = ( { message } ) => message.includes( MARK );

/** @param {string} file */
const uriOf = ( file ) => pathToFileURL( file ).href;
