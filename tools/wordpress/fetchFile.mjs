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
