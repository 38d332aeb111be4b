import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * @param {string} target   A file, or a folder.
 * @param {string} end      What the names end with, such as ".php".
 * @param {string} [within] What the target is in: the project by default.
 * @return {string[]} The files in it, from there, in their order.
 */
export function filesIn( target, end, within = root ) {
	const full = path.join( within, target );
	return fs.statSync( full ).isFile()
		? [ target ]
		: fs
				.readdirSync( full, { recursive: true, encoding: 'utf8' } )
				.filter( ( name ) => name.endsWith( end ) )
				.map( ( name ) => `${ target }/${ name }` )
				.sort();
}
