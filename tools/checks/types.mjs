import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../paths.mjs';
import { countChecks } from './command.mjs';

/**
 * Types of src/, tests/ and tools/, and ESLint: together, because most rules need types.
 *
 * @param {readonly string[]} files To lint; by default all. Types are checked of all.
 */
export const checkTypes = ( files = [] ) =>
	countChecks( {
		'types and rules of JavaScript and TypeScript': () =>
			runProgram( files ),
	} );

/**
 * @param {readonly string[]} files
 * @return {Promise<boolean>} Whether there are no problems.
 */
function runProgram( files ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn(
			process.execPath,
			[
				// With the default heap for new objects, a fifth of the time is garbage collection.
				'--max-semi-space-size=128',
				'--max-old-space-size=4096',
				fileURLToPath( new URL( 'program.mjs', import.meta.url ) ),
				...files,
			],
			{ cwd: root, stdio: 'inherit' }
		);
		child.on( 'error', reject );
		child.on( 'exit', ( code ) => resolve( code === 0 ) );
	} );
}
