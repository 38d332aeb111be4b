// @ts-nocheck webpack's types come with none of our dependencies.
/**
 * A plugin of webpack that puts files beside the bundles.
 *
 * @param {string}   name
 * @param {string}   stage A stage of webpack's: ADDITIONAL before bundles are minified, REPORT when all files are there.
 * @param {Function} add   Given the compilation, and a function that adds a file by name and content.
 */
export const addFiles = ( name, stage, add ) => ( {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( name, ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name,
					stage: Compilation[ `PROCESS_ASSETS_STAGE_${ stage }` ],
				},
				() =>
					add( compilation, ( file, content ) =>
						compilation.emitAsset(
							file,
							new sources.RawSource( content )
						)
					)
			)
		);
	},
} );
