import fs from 'node:fs';
import path from 'node:path';
import { runTool } from '../checks/command.mjs';
import { root } from '../paths.mjs';

/** What the build is made from. */
const INPUTS = [ 'src', 'webpack.config.js', 'package-lock.json' ];

/** What a whole build leaves. */
const LAST_OUTPUTS = [ 'editor.asset.php', 'gallery.asset.php' ];

/**
 * Builds, unless the last build is newer than everything it was made from.
 *
 * @param {(message: string) => void} log
 */
export async function ensureBuild( log ) {
	const built = Math.min(
		...LAST_OUTPUTS.map( ( file ) =>
			newest( path.join( root, 'build', file ) )
		)
	);
	if (
		INPUTS.every( ( input ) => newest( path.join( root, input ) ) < built )
	) {
		return;
	}
	log( 'Building Atelier…' );
	if ( ! ( await runTool( 'wp-scripts', [ 'build' ] ) ) ) {
		throw new Error( 'Atelier could not be built.' );
	}
}

/**
 * @param {string} file
 * @return {number} When the file, or anything in the folder, was last changed; 0 where there is none.
 */
function newest( file ) {
	const stat = fs.statSync( file, { throwIfNoEntry: false } );
	if ( ! stat ) {
		return 0;
	}
	return stat.isDirectory()
		? Math.max(
				stat.mtimeMs,
				...fs
					.readdirSync( file )
					.map( ( name ) => newest( path.join( file, name ) ) )
			)
		: stat.mtimeMs;
}
