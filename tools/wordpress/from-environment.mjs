import fs from 'node:fs';
import path from 'node:path';
import { isCore, variableFor } from './release.mjs';
import { unzip } from './unzip.mjs';

/**
 * A folder or zip from the developer's environment.
 *
 * @param {import('./release.mjs').Release} release
 * @param {string}                         target
 */
export function fromEnvironment( release, target ) {
	const variable = variableFor( release );
	const named = process.env[ variable ];
	if ( ! named ) {
		return null;
	}
	const source = path.resolve( named );
	if ( ! fs.existsSync( source ) ) {
		throw new Error(
			`${ variable } names ${ source }, which does not exist`
		);
	}
	if ( fs.statSync( source ).isDirectory() ) {
		if ( ! isCore( source ) ) {
			throw new Error(
				`${ variable } names ${ source }, which is no WordPress core folder`
			);
		}
		return source;
	}
	unzip( fs.readFileSync( source ), target );
	return target;
}
