/**
 * Builds src/ into build/. `--watch` rebuilds on change, `--dev` keeps names and adds source maps.
 */
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';

/**
 * @param {{ isProduction?: boolean, isWatching?: boolean }} options
 * @return {Promise<void>} Resolves when built; while watching, never.
 */
export async function build( {
	isProduction = true,
	isWatching = false,
} = {} ) {
	const { default: webpack } = await import( 'webpack' );
	const { webpackConfig } = await import( './webpack.config.mjs' );
	const compiler = webpack( webpackConfig( { isProduction } ) );

	await new Promise( ( resolve, reject ) => {
		/** @type {(error: Error | null, stats?: import('webpack').Stats) => void} */
		const report = ( error, stats ) => {
			if ( error ) {
				reject( error );
				return;
			}
			const text = stats?.toString( 'errors-warnings' ) ?? '';
			if ( isWatching ) {
				console.log(
					text || `Built ${ new Date().toLocaleTimeString() }`
				);
			} else if ( stats?.hasErrors() ) {
				reject( new Error( text ) );
			} else {
				compiler.close( () => resolve( undefined ) );
			}
		};
		if ( isWatching ) {
			compiler.watch( {}, report );
		} else {
			compiler.run( report );
		}
	} );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const isWatching = process.argv.includes( '--watch' );
	ensureDependencies();
	await build( {
		isProduction: ! isWatching && ! process.argv.includes( '--dev' ),
		isWatching,
	} );
}
