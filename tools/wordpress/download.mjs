import fs from 'node:fs';

/**
 * Fills a folder from the first source that can, unless it is filled already. Only complete folders get the final name.
 *
 * @param {Object}                                               wanted
 * @param {string}                                               wanted.name    For messages.
 * @param {string}                                               wanted.folder
 * @param {(folder: string) => unknown}                          wanted.isIn    Whether a folder has it.
 * @param {Readonly<Record<string, (folder: string) => unknown>>} wanted.sources Each fills an empty folder, or throws.
 * @param {string}                                               wanted.advice  What to do if none can.
 */
export async function download( { name, folder, isIn, sources, advice } ) {
	if ( isIn( folder ) ) {
		return;
	}
	const tried = [];
	for ( const [ source, fill ] of Object.entries( sources ) ) {
		const partial = `${ folder }.partial`;
		try {
			fs.rmSync( partial, { recursive: true, force: true } );
			fs.mkdirSync( partial, { recursive: true } );
			await fill( partial );
			if ( ! isIn( partial ) ) {
				throw new Error( 'it has something else' );
			}
			fs.rmSync( folder, { recursive: true, force: true } );
			fs.renameSync( partial, folder );
			console.log( `${ name } from ${ source }.` );
			return;
		} catch ( error ) {
			tried.push(
				`- ${ source }: ${ error instanceof Error ? error.message : error }`
			);
		}
	}
	throw new Error(
		[ `${ name } could not be obtained. Tried:`, ...tried, advice ].join(
			'\n'
		)
	);
}

/** In milliseconds. */
const PATIENCE = 180_000;

/**
 * @param {string} url
 * @return {Promise<Uint8Array>}
 */
export async function fetchFile( url ) {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( PATIENCE ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	return new Uint8Array( await response.arrayBuffer() );
}
