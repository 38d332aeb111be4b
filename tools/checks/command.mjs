import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * Runs a program in the project's folder, and passes its output through.
 *
 * @param {string}            program
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [env]   Added to the current one.
 * @return {Promise<boolean>} Whether it succeeded.
 */
export const runProgram = ( program, args, env = {} ) =>
	new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: 'inherit',
		} );
		child.on( 'error', reject );
		child.on( 'exit', ( code ) => resolve( code === 0 ) );
	} );

/**
 * Runs a program of node_modules.
 *
 * @param {string}            name  A file in node_modules/.bin.
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [env] Added to the current one.
 */
export const runTool = ( name, args, env ) =>
	runProgram( path.join( root, 'node_modules/.bin', name ), args, env );

/**
 * Runs checks that pass or fail, two at a time in their order, and prints the failed ones.
 *
 * @param {Record<string, () => Promise<boolean>>} checks By name.
 */
export async function countChecks( checks ) {
	const count = {
		passed: 0,
		failed: 0,
		failures: /** @type {string[]} */ ( [] ),
	};
	const rest = Object.entries( checks ).values();
	const runRest = async () => {
		for ( const [ name, check ] of rest ) {
			if ( await check() ) {
				count.passed += 1;
			} else {
				count.failed += 1;
				count.failures.push( name );
				console.error( `✘ ${ name }` );
			}
		}
	};
	await Promise.all( [ runRest(), runRest() ] );
	return count;
}
