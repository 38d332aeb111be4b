import fs from 'node:fs';
import path from 'node:path';
import { runTool } from '../checks/command.mjs';
import { root } from '../paths.mjs';
import { classes } from '../release/FileList.mjs';

/** The inputs of the build. */
const INPUTS = [ 'src', 'webpack.config.js', 'package-lock.json' ];

/** Files that a complete build writes last. */
const LAST_OUTPUTS = [ 'editor.asset.php', 'gallery.asset.php' ];

/**
 * Builds, unless the last build is newer than its inputs and lists the classes that there are.
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
		listsClasses() &&
		INPUTS.every( ( input ) => newest( path.join( root, input ) ) < built )
	) {
		return;
	}
	log( 'Building Atelier…' );
	if ( ! ( await runTool( 'wp-scripts', [ 'build' ] ) ) ) {
		throw new Error( 'Atelier could not be built.' );
	}
}

/** Atelier doesn't start while a class that the build lists is missing. */
function listsClasses() {
	const list = path.join( root, 'build', 'classes.json' );
	return (
		fs.existsSync( list ) &&
		fs.readFileSync( list, 'utf8' ) === JSON.stringify( classes() )
	);
}

/**
 * @param {string} file
 * @return {number} The newest modification time of the file, or in the folder; 0 if it doesn't exist.
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
