// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * Writes files.json beside the bundles: the size of each file of the build, in bytes. Site Health uses it to find files
 * that are missing or incomplete after an interrupted upload.
 */

const NAME = 'FileList';

/** Files that sites don't need. */
const UNNEEDED = /^gallery\.|\.map$/;

export class FileList {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
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
