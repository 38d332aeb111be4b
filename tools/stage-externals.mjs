/**
 * WordPress's packages are in the page already: they are referred to, not bundled. For each stage
 * a list is written of the script handles that its own modules need.
 *
 * WordPress's dependency-extraction plugin is not used because it gives an entry also the
 * dependencies of every entry that builds on it, so the first stage would load everything.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** Packages that WordPress has no script for: they are bundled. */
const BUNDLED = [
	'@wordpress/icons',
	'@wordpress/global-styles-engine',
	'@wordpress/private-apis',
	'@wordpress/style-engine',
];

/** @type {Record<string, { global: string[], handle: string }>} */
const VENDORS = {
	react: { global: [ 'React' ], handle: 'react' },
	'react-dom': { global: [ 'ReactDOM' ], handle: 'react-dom' },
	'react/jsx-runtime': {
		global: [ 'ReactJSXRuntime' ],
		handle: 'react-jsx-runtime',
	},
};

/**
 * Where WordPress keeps a package.
 *
 * @param {string} request What is imported.
 * @return {{ global: string[], handle: string } | null} Null for what is bundled.
 */
export function wordPressScript( request ) {
	const vendor = VENDORS[ request ];
	if ( vendor ) {
		return vendor;
	}
	const [ , name ] = /^@wordpress\/([a-z0-9-]+)$/.exec( request ) ?? [];
	if ( ! name || BUNDLED.includes( request ) ) {
		return null;
	}
	const property = name.replace( /-([a-z])/g, ( _match, letter ) =>
		letter.toUpperCase()
	);
	return { global: [ 'wp', property ], handle: `wp-${ name }` };
}

/**
 * For webpack's `externals`.
 *
 * @param {{ request?: string }}                             data
 * @param {(error?: Error | null, result?: string[]) => void} callback
 */
export function externals( { request }, callback ) {
	const script = wordPressScript( request ?? '' );
	if ( script ) {
		callback( null, script.global );
	} else {
		callback();
	}
}

/** Writes `<stage>.asset.php` beside each entry: its script handles and its version. */
export class StageAssetPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'StageAssets', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'StageAssets',
					stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					for ( const [ name, entry ] of compilation.entrypoints ) {
						compilation.emitAsset(
							`${ name }.asset.php`,
							new webpack.sources.RawSource(
								assetFile(
									handlesOf( entry, compilation ),
									versionOf( entry, compilation )
								)
							)
						);
					}
				}
			);
		} );
	}
}

/**
 * @param {import('webpack').Entrypoint}  entry
 * @param {import('webpack').Compilation} compilation
 * @return {string[]} The handles that the entry's own modules import.
 */
function handlesOf( entry, compilation ) {
	const handles = new Set();
	for ( const chunk of entry.chunks ) {
		for ( const module of compilation.chunkGraph.getChunkModulesIterable(
			chunk
		) ) {
			// An external that only one module imports is merged into that module's scope.
			const parts =
				'modules' in module && Array.isArray( module.modules )
					? module.modules
					: [ module ];
			for ( const part of parts ) {
				if ( part instanceof webpack.ExternalModule ) {
					handles.add( wordPressScript( part.userRequest )?.handle );
				}
			}
		}
	}
	return [ ...handles ].filter( Boolean ).sort();
}

/**
 * @param {import('webpack').Entrypoint}  entry
 * @param {import('webpack').Compilation} compilation
 * @return {string} Changes when one of the entry's files does.
 */
function versionOf( entry, compilation ) {
	const hash = createHash( 'sha256' );
	for ( const file of entry.getFiles() ) {
		hash.update( compilation.assets[ file ]?.source() ?? '' );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * @param {string[]} handles
 * @param {string}   version
 */
const assetFile = ( handles, version ) =>
	`<?php return array( 'dependencies' => array( ${ handles
		.map( ( handle ) => `'${ handle }'` )
		.join( ', ' ) } ), 'version' => '${ version }' );\n`;
