import fs from 'node:fs';
import path from 'node:path';
import { fromPackages } from './debian.mjs';

/** The suite of each release: trixie has stayed at 6.8, sid follows the newest. */
const SUITES = { latest: 'sid', oldest: 'trixie' };

/** Packages that WordPress's package links to instead of bundling them; a suite without one doesn't need it. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'wordpress-theme-twentytwentyfour',
	'wordpress-theme-twentytwentythree',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

/** Debian's own configuration for its paths; our server writes its own into the copy. */
const UNWANTED = [ '.htaccess', 'wp-config.php' ];

/**
 * WordPress from Debian's packages. Suites have different libraries; WordPress itself is checked by the caller.
 *
 * @param {import('../wordpress/obtain.mjs').Release} release
 * @param {string}                         target
 */
export const fromDebian = ( release, target ) =>
	fromPackages( SUITES[ release ], PACKAGES, ( root ) => {
		keepLinksInside( root );
		fs.cpSync( path.join( root, 'usr/share/wordpress' ), target, {
			recursive: true,
			dereference: true,
			filter: ( file ) =>
				fs.existsSync( file ) &&
				! UNWANTED.includes( path.basename( file ) ),
		} );
		return target;
	} );

/**
 * Packages link to each other by absolute paths, which refer to folders inside the unpacked root. Those that weren't downloaded may be
 * installed, such as certificates.
 *
 * @param {string} root
 */
function keepLinksInside( root ) {
	const links = fs
		.readdirSync( root, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isSymbolicLink() )
		.map( ( { parentPath, name } ) => path.join( parentPath, name ) );
	for ( const link of links ) {
		const to = fs.readlinkSync( link );
		const inside = path.join( root, to );
		if (
			path.isAbsolute( to ) &&
			fs.lstatSync( inside, { throwIfNoEntry: false } )
		) {
			fs.rmSync( link );
			fs.symlinkSync( inside, link );
		}
	}
}
