import { OLDEST } from './release.mjs';
import { unzip } from './unzip.mjs';

const VERSIONS = 'https://api.wordpress.org/core/stable-check/1.0/';
const CHECK_TIMEOUT = 10_000;
const DOWNLOAD_TIMEOUT = 180_000;

/**
 * The release from wordpress.org.
 *
 * @param {import('./release.mjs').Release} release
 * @param {string}                         target
 */
export async function fromWordPressOrg( release, target ) {
	const version = await newest( release );
	const zip = await get(
		`https://wordpress.org/wordpress-${ version }.zip`,
		DOWNLOAD_TIMEOUT
	);
	unzip( new Uint8Array( await zip.arrayBuffer() ), target );
	return target;
}

/** @param {import('./release.mjs').Release} release */
async function newest( release ) {
	const response = await get( VERSIONS, CHECK_TIMEOUT );
	/** @type {Record<string, string>} */
	const versions = await response.json();
	const found =
		release === 'latest'
			? Object.keys( versions ).find(
					( v ) => versions[ v ] === 'latest'
				)
			: Object.keys( versions )
					.filter(
						( v ) => v === OLDEST || v.startsWith( `${ OLDEST }.` )
					)
					.sort( ( a, b ) => patchOf( a ) - patchOf( b ) )
					.at( -1 );
	if ( ! found ) {
		throw new Error( `it lists no WordPress ${ release }` );
	}
	return found;
}

/** @param {string} version */
const patchOf = ( version ) => Number( version.split( '.' )[ 2 ] ?? 0 );

/**
 * @param {string} url
 * @param {number} timeout In milliseconds.
 */
async function get( url, timeout ) {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( timeout ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	return response;
}
