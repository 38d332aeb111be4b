/** Programs and folders for browsers; each ends with its browser. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In milliseconds. */
const LIFETIME = 30 * 60 * 1000;

/**
 * Starts a program that ends when told to, with this process, or at its time limit.
 *
 * @param {string}            program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]   Added to the current one.
 */
export function startProgram( program, args, env = {} ) {
	const child = spawn( program, args, {
		env: { ...process.env, ...env },
		stdio: 'ignore',
		// A process group of its own, so that its children end with it.
		detached: true,
	} );
	const ended = new Promise( ( resolve ) => {
		child.once( 'exit', resolve );
		child.once( 'error', resolve );
	} );
	const kill = ( /** @type {NodeJS.Signals} */ signal ) => {
		try {
			if ( child.pid !== undefined ) {
				process.kill( -child.pid, signal );
			}
		} catch {
			// It has already ended.
		}
	};
	const atExit = () => kill( 'SIGKILL' );
	process.once( 'exit', atExit );
	const timer = setTimeout( atExit, LIFETIME );
	timer.unref();
	return {
		hasEnded: () =>
			child.pid === undefined ||
			child.exitCode !== null ||
			child.signalCode !== null,
		stop: async () => {
			kill( 'SIGTERM' );
			const force = setTimeout( () => kill( 'SIGKILL' ), 5000 );
			await ended;
			// Its children tidy up, too: a display has a lock.
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
			kill( 'SIGKILL' );
			clearTimeout( force );
			clearTimeout( timer );
			process.off( 'exit', atExit );
		},
	};
}

/** A temporary folder. */
export function makeFolder() {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-' ) );
	return {
		folder,
		remove: () =>
			fs.rmSync( folder, {
				recursive: true,
				force: true,
				maxRetries: 5,
			} ),
	};
}
