// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Writes lists beside the bundles, which the plugin uses to find files that are missing or incomplete after an interrupted
 * upload: files.json has the size of each file of the build, in bytes, and classes.json the files of includes/.
 */
import { filesIn } from '../files.mjs';
import { addFiles } from './addFiles.mjs';

/** Files that sites don't need. */
const UNNEEDED = /^gallery\.|\.map$/;

/** @return {string[]} The PHP files of folders that the zip has. */
export const classes = () =>
	filesIn( 'includes', '.php' )
		.map( ( file ) => file.slice( 'includes/'.length ) )
		.filter( ( file ) => ! file.startsWith( 'Gallery/' ) );

export const fileList = () =>
	addFiles( 'fileList', 'REPORT', ( compilation, emit ) => {
		emit( 'classes.json', JSON.stringify( classes() ) );
		const sizes = Object.fromEntries(
			compilation
				.getAssets()
				.filter( ( { name } ) => ! UNNEEDED.test( name ) )
				.map( ( { name, source } ) => [ name, source.size() ] )
				.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		);
		emit( 'files.json', JSON.stringify( sizes ) );
	} );
