import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';
import { classes } from '../release/fileList.mjs';
import { underway } from './progress.mjs';
import { quietly } from './quietly.mjs';

/** The inputs of the build. */
const INPUTS = [ 'src', 'webpack.config.js', 'package-lock.json' ];

/** Files that a complete build writes last. */
const LAST_OUTPUTS = [ 'editor.asset.php', 'gallery.asset.php' ];

/** Builds, unless the last build is newer than its inputs and lists the classes that there are. */
export async function ensureBuild() {
	const built = Math.min(
		...LAST_OUTPUTS.map( ( file ) => newest( `build/${ file }` ) )
	);
	if (
		listsClasses() &&
		INPUTS.every( ( input ) => newest( input ) < built )
	) {
		return;
	}
	const began = new Date();
	await underway( 'Building Atelier', build );
	for ( const file of LAST_OUTPUTS ) {
		// webpack doesn't write a file again that stays the same.
		fs.utimesSync( path.join( root, 'build', file ), began, began );
	}
}

/** @param {(howFar: string) => void} tell */
function build( tell ) {
	return quietly(
		path.join( root, 'node_modules/.bin/wp-scripts' ),
		[ 'build', '--progress' ],
		'Atelier could not be built.',
		{},
		( text ) => {
			const [ percent ] = text.match( /\b\d+%/g )?.slice( -1 ) ?? [];
			if ( percent ) {
				tell( percent );
			}
			return text.replaceAll( /^.*\[webpack\.Progress\].*\n?/gm, '' );
		}
	);
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
 * @param {string} target A file or folder, from the root.
 * @return {number} The newest modification time of the file, or of files in the folder; 0 if it doesn't exist.
 */
const newest = ( target ) =>
	fs.existsSync( path.join( root, target ) )
		? Math.max(
				...[ target, ...filesIn( target, '' ) ].map(
					( file ) => fs.statSync( path.join( root, file ) ).mtimeMs
				)
			)
		: 0;
