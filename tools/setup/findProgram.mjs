import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders] Where it may be, too.
 * @return {string | null} The file of the first of these in the PATH.
 */
export const findProgram = ( names, folders = [] ) =>
	names
		.flatMap( ( name ) =>
			[
				...( process.env.PATH ?? '' ).split( path.delimiter ),
				...folders,
			].map( ( folder ) => path.join( folder, name ) )
		)
		.find( ( file ) => fs.existsSync( file ) ) ?? null;
