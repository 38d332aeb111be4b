/**
 * The parent's side of a server: starts the process, waits until WordPress responds, sends PHP to run, ends it.
 */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {Object} Server
 * @property {string}              url  Without a trailing slash.
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {Server & { run: (php: string) => Promise<string> }} PhpServer
 *     `run` resolves with the output of the PHP, and rejects if it fails.
 */

const READY_TIMEOUT = 180_000;

/**
 * @param {string} script  The server's script, in this folder. Its first message has the options; it responds
 *                         with `{ ready: url }`, and with `{ id, output }` or `{ id, error }` to each
 *                         `{ id, php }`.
 * @param {object} options
 * @return {Promise<PhpServer>} The running server.
 */
export async function startChild( script, options ) {
	const child = fork( path.join( import.meta.dirname, script ), {
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	const said = collect( child );
	const ended = once( child, 'exit' );
	const isBroken = ended.then( ( [ code ] ) => {
		throw new Error( `the server ended (${ code })` );
	} );
	const isLate = setTimeout( READY_TIMEOUT, undefined, { ref: false } ).then(
		() => {
			throw new Error( 'it took too long' );
		}
	);
	const isReady = heard( child, ( { ready } ) => ready !== undefined );
	child.send( options );
	const { ready: url = '' } = await Promise.race( [
		isReady,
		isBroken,
		isLate,
	] ).catch( ( /** @type {unknown} */ reason ) => {
		child.kill();
		throw new Error( `WordPress did not start: ${ reason }\n${ said() }` );
	} );
	let last = 0;
	return {
		url,
		run: async ( php ) => {
			const id = ++last;
			const isAnswered = heard( child, ( message ) => message.id === id );
			child.send( { id, php } );
			const { output = '', error } = await Promise.race( [
				isAnswered,
				isBroken,
			] );
			if ( error !== undefined ) {
				throw new Error( error );
			}
			return output;
		},
		stop: async () => {
			child.kill( 'SIGTERM' );
			const force = new AbortController();
			setTimeout( 5000, undefined, { signal: force.signal } ).then(
				() => child.kill( 'SIGKILL' ),
				() => null
			);
			await ended;
			force.abort();
		},
	};
}

/** @typedef {{ ready?: string, id?: number, output?: string, error?: string }} Message */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(message: Message) => boolean}              isIt
 * @return {Promise<Message>} The first such message.
 */
async function heard( child, isIt ) {
	for await ( const [ message ] of on( child, 'message' ) ) {
		if ( isIt( message ) ) {
			return message;
		}
	}
	return {};
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @return {() => string} What it has said last.
 */
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
