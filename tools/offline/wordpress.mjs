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
 * @param {import('../wordpress/release.mjs').Release} release
 * @param {string}                         target
 */
export const fromDebian = ( release, target ) =>
	fromPackages( SUITES[ release ], PACKAGES, ( root ) => {
		copyFollowingLinks(
			path.join( root, 'usr/share/wordpress' ),
			root,
			target
		);
		return target;
	} );

/**
 * Copies a folder, and replaces links with files. Packages link to each other by absolute paths, which refer to folders
 * inside the unpacked root.
 *
 * @param {string} from
 * @param {string} root
 * @param {string} to
 */
function copyFollowingLinks( from, root, to ) {
	fs.mkdirSync( to, { recursive: true } );
	for ( const name of fs.readdirSync( from ) ) {
		if ( UNWANTED.includes( name ) ) {
			continue;
		}
		const source = followLinks( path.join( from, name ), root );
		if ( source === null ) {
			continue;
		}
		const target = path.join( to, name );
		if ( fs.statSync( source ).isDirectory() ) {
			copyFollowingLinks( source, root, target );
		} else {
			fs.copyFileSync( source, target );
		}
	}
}

/**
 * @param {string} file
 * @param {string} root
 * @return {string | null} Null for a broken link.
 */
function followLinks( file, root ) {
	let current = file;
	for ( let hops = 0; hops < 10; hops++ ) {
		const stat = fs.lstatSync( current, { throwIfNoEntry: false } );
		if ( ! stat ) {
			return null;
		}
		if ( ! stat.isSymbolicLink() ) {
			return current;
		}
		const link = fs.readlinkSync( current );
		const inside = path.join( root, link );
		if ( ! path.isAbsolute( link ) ) {
			current = path.resolve( path.dirname( current ), link );
		} else {
			// Packages that weren't downloaded may be installed, such as certificates.
			current = fs.existsSync( inside ) ? inside : link;
		}
	}
	return null;
}
