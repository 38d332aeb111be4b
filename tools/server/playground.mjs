/**
 * Starts a WordPress of our own for tests and measurements: PHP-WebAssembly and SQLite, on a copy of
 * the core, with the plugin active and the demo site loaded.
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, root } from '../paths.mjs';
import { freePort } from './ports.mjs';

/**
 * @typedef {Object} ServeOptions
 * @property {string}                                   core      A folder of its own: the database lives in it.
 * @property {{ hostPath: string, vfsPath: string }[]}   mounts
 * @property {string[]}                                 plugins   Names of mounted plugins to activate.
 * @property {number}                                   port
 * @property {import('@php-wasm/universal').AllPHPVersion} php
 * @property {number}                                   workers
 * @property {Record<string, boolean>}                  constants
 */

/**
 * @typedef {Object} Server
 * @property {string}                              url   Without a slash at its end.
 * @property {(php: string) => Promise<string>}     run   Runs PHP and answers with what it printed; rejects where PHP fails.
 * @property {() => Promise<void>}                  stop
 */

const READY_TIMEOUT = 180_000;

/**
 * @param {Object}  options
 * @param {string}  options.core      The pristine core to copy.
 * @param {string}  options.name      Names the copy; an old copy of that name is replaced.
 * @param {ServeOptions['php']} [options.php]
 * @param {number}  [options.workers]
 * @param {boolean} [options.concatenates] Whether wp-admin sends its first scripts through PHP as one, as most sites do. Without it they are files, which are much faster here.
 * @param {string | null} [options.testPlugin] A folder of ours to mount and activate as one more plugin.
 * @return {Promise<Server>} The running server.
 */
export async function startPlayground( {
	core,
	name,
	php = '8.3',
	workers = 3,
	concatenates = false,
	testPlugin = null,
} ) {
	const copy = path.join( cache, 'sites', name );
	fs.rmSync( copy, { recursive: true, force: true } );
	fs.cpSync( core, copy, { recursive: true } );

	/** @type {Record<string, string>} Folders by the name of the plugin. */
	const plugins = {
		atelier: root,
		...( testPlugin ? { 'atelier-e2e': testPlugin } : {} ),
	};
	const child = fork(
		fileURLToPath( new URL( './serve.mjs', import.meta.url ) ),
		{ stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ] }
	);
	const said = collect( child );
	const url = await whenReady( child, said, {
		core: copy,
		mounts: [
			...Object.entries( plugins ).map( ( [ name, hostPath ] ) => ( {
				hostPath,
				vfsPath: `/wordpress/wp-content/plugins/${ name }`,
			} ) ),
			{
				hostPath: path.join( root, 'tests/demo' ),
				vfsPath: '/wordpress/wp-content/mu-plugins',
			},
		],
		plugins: Object.keys( plugins ),
		port: await freePort(),
		php,
		workers,
		constants: {
			WP_DEBUG: true,
			WP_DEBUG_DISPLAY: false,
			DISABLE_WP_CRON: true,
			...( concatenates ? {} : { CONCATENATE_SCRIPTS: false } ),
		},
	} );
	return { url, run: runner( child ), stop: () => stop( child ) };
}

/** @param {import('node:child_process').ChildProcess} child */
function collect( child ) {
	/** @type {string[]} */
	const lines = [];
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream?.on( 'data', ( chunk ) => {
			lines.push( String( chunk ) );
			lines.splice( 0, lines.length - 200 );
		} );
	}
	return () => lines.join( '' );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string}                               said
 * @param {ServeOptions}                               options
 * @return {Promise<string>} The server's address.
 */
function whenReady( child, said, options ) {
	return new Promise( ( resolve, reject ) => {
		const fail = ( /** @type {string} */ reason ) => {
			child.kill();
			reject(
				new Error( `WordPress did not start: ${ reason }\n${ said() }` )
			);
		};
		const timer = setTimeout(
			() => fail( 'it took too long' ),
			READY_TIMEOUT
		);
		child.once( 'exit', ( code ) =>
			fail( `the server ended (${ code })` )
		);
		child.on(
			'message',
			( /** @type {{ ready?: string }} */ { ready } ) => {
				if ( ready ) {
					clearTimeout( timer );
					child.removeAllListeners( 'exit' );
					resolve( ready );
				}
			}
		);
		child.send( options );
	} );
}

/** @param {import('node:child_process').ChildProcess} child */
function runner( child ) {
	let last = 0;
	/** @param {string} php */
	return ( php ) =>
		new Promise( ( resolve, reject ) => {
			const id = ++last;
			const answer = (
				/** @type {{ id?: number, output?: string, error?: string }} */ message
			) => {
				if ( message.id !== id ) {
					return;
				}
				child.off( 'message', answer );
				if ( message.error === undefined ) {
					resolve( message.output ?? '' );
				} else {
					reject( new Error( message.error ) );
				}
			};
			child.on( 'message', answer );
			child.send( { id, php } );
		} );
}

/** @param {import('node:child_process').ChildProcess} child */
function stop( child ) {
	return new Promise( ( resolve ) => {
		if ( child.exitCode !== null || child.signalCode !== null ) {
			resolve( undefined );
			return;
		}
		const force = setTimeout( () => child.kill( 'SIGKILL' ), 5000 );
		child.once( 'exit', () => {
			clearTimeout( force );
			resolve( undefined );
		} );
		child.kill( 'SIGTERM' );
	} );
}
