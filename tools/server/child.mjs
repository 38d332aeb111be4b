/**
 * The parent's side of a server: starts the process, waits until WordPress responds, sends PHP to run, ends it.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
 * @param {string} script  The URL of the server's script. Its first message has the options; it responds
 *                         with `{ ready: url }`, and with `{ id, output }` or `{ id, error }` to each
 *                         `{ id, php }`.
 * @param {object} options
 * @return {Promise<PhpServer>} The running server.
 */
export async function startChild( script, options ) {
	const child = fork( fileURLToPath( script ), {
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	const url = await whenReady( child, collect( child ), options );
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
 * @param {object}                                     options
 * @return {Promise<string>} The server's URL.
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
