import { spawn } from 'node:child_process';
import { root } from '../paths.mjs';

/**
 * Runs a program in the project's folder, and shows nothing of what it says unless it fails.
 *
 * @param {string}                                             program
 * @param {readonly string[]}                                  args
 * @param {string}                                             failure What the error says first.
 * @param {NodeJS.ProcessEnv}                                  [env]     Added to the current one.
 * @param {(text: string) => string}                           [hear]  Hears what it says, and returns what an error would repeat.
 * @return {Promise<void>}
 */
export const quietly = (
	program,
	args,
	failure,
	env = {},
	hear = ( text ) => text
) =>
	new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let said = '';
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream.on( 'data', ( chunk ) => {
				said += hear( String( chunk ) );
			} );
		}
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			code === 0
				? resolve()
				: reject( new Error( `${ failure }\n${ said }` ) )
		);
	} );
