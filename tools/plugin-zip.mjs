/**
 * `npm run plugin-zip`: builds, and packs what WordPress needs into one installable zip.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** What the zip holds, files and folders; everything else is for developers. */
const CONTENTS = [
	'plugin.php',
	'includes',
	'build',
	'README.md',
	'CHANGELOG.md',
	'LICENSE',
];

/** Parts of these that only developers need. */
const LEFT_OUT = /^(build[\\/]gallery\.|includes[\\/]Gallery[\\/])/;

ensureDependencies();
await ensureBuild( console.log );
const { zipSync } = await import( 'fflate' );

/** @type {Record<string, Uint8Array>} */
const entries = {};
for ( const name of CONTENTS ) {
	for ( const file of filesIn( name ).filter(
		( found ) => ! LEFT_OUT.test( found )
	) ) {
		// WordPress takes the one folder in the zip as the plugin's.
		entries[ `atelier/${ file.split( path.sep ).join( '/' ) }` ] =
			fs.readFileSync( path.join( root, file ) );
	}
}
const target = path.join( root, 'atelier.zip' );
fs.writeFileSync( target, zipSync( entries, { level: 9 } ) );
console.log(
	`atelier.zip: ${ Object.keys( entries ).length } files, ${ Math.round( fs.statSync( target ).size / 1024 ) } KB. Upload it in wp-admin under Plugins › Add Plugin.`
);

/**
 * @param {string} name A file or folder, from the project's folder.
 * @return {string[]} Its files, from the project's folder.
 */
function filesIn( name ) {
	if ( fs.statSync( path.join( root, name ) ).isFile() ) {
		return [ name ];
	}
	return fs
		.readdirSync( path.join( root, name ) )
		.sort()
		.flatMap( ( entry ) => filesIn( path.join( name, entry ) ) );
}
