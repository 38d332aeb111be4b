// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Writes lists beside the bundles, which the plugin uses to find files that are missing or incomplete after an interrupted
 * upload: files.json has the size of each file of the build, in bytes, and classes.json the files of includes/.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

const NAME = 'FileList';

/** Files that sites don't need. */
const UNNEEDED = /^gallery\.|\.map$/;

/** @return {string[]} The PHP files of folders that the zip has. */
export const classes = () =>
	fs
		.readdirSync( path.join( root, 'includes' ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.map( ( file ) => file.replaceAll( path.sep, '/' ) )
		.filter(
			( file ) =>
				file.endsWith( '.php' ) && ! file.startsWith( 'Gallery/' )
		)
		.sort();

export class FileList {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				compilation.emitAsset(
					'classes.json',
					new sources.RawSource( JSON.stringify( classes() ) )
				);
				const sizes = Object.fromEntries(
					compilation
						.getAssets()
						.filter( ( { name } ) => ! UNNEEDED.test( name ) )
						.map( ( { name, source } ) => [ name, source.size() ] )
						.sort( ( [ one ], [ other ] ) =>
							one < other ? -1 : 1
						)
				);
				compilation.emitAsset(
					'files.json',
					new sources.RawSource( JSON.stringify( sizes ) )
				);
			} );
		} );
	}
}
