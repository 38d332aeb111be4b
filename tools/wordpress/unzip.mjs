import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/**
 * Unpacks a zip whose files may all be in one top-level folder, as in WordPress's own.
 *
 * @param {Uint8Array} zip
 * @param {string}     target
 */
export function unzip( zip, target ) {
	const root = path.resolve( target );
	for ( const [ name, bytes ] of Object.entries( unzipSync( zip ) ) ) {
		const file = path.resolve( root, name.replace( /^wordpress\//, '' ) );
		if ( file !== root && ! file.startsWith( root + path.sep ) ) {
			throw new Error(
				`The zip holds a file outside its folder: ${ name }`
			);
		}
		if ( name.endsWith( '/' ) ) {
			fs.mkdirSync( file, { recursive: true } );
		} else {
			fs.mkdirSync( path.dirname( file ), { recursive: true } );
			fs.writeFileSync( file, bytes );
		}
	}
}
