import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify( execFile );

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
 * WordPress from Debian's packages, unpacked without installing anything.
 *
 * @param {import('./release.mjs').Release} release
 * @param {string}                         target
 */
export async function fromDebian( release, target ) {
	const mirror = await findMirror();
	const work = fs.mkdtempSync(
		path.join( os.tmpdir(), 'atelier-wordpress-' )
	);
	try {
		const suite = SUITES[ release ];
		const apt = aptFor( suite, mirror, work );
		await apt( [ 'update' ] );
		for ( const name of PACKAGES ) {
			// Suites have different libraries; WordPress itself is checked below.
			await apt( [ 'download', `${ name }/${ suite }` ] ).catch(
				() => null
			);
		}
		const root = path.join( work, 'root' );
		fs.mkdirSync( root );
		for ( const file of fs.readdirSync( work ) ) {
			if ( file.endsWith( '.deb' ) ) {
				await run( 'dpkg-deb', [
					'-x',
					path.join( work, file ),
					root,
				] );
			}
		}
		copyFollowingLinks(
			path.join( root, 'usr/share/wordpress' ),
			root,
			target
		);
		return target;
	} finally {
		fs.rmSync( work, { recursive: true, force: true } );
	}
}

/** The mirror in this machine's apt configuration. */
async function findMirror() {
	const { stdout } = await run( 'apt-get', [
		'indextargets',
		'--format',
		'$(REPO_URI)',
		'Created-By: Packages',
	] ).catch( () => {
		throw new Error( 'this machine has no apt-get' );
	} );
	const mirror = stdout
		.split( '\n' )
		.find( ( uri ) => uri !== '' && ! uri.includes( 'security' ) );
	if ( ! mirror ) {
		throw new Error( 'apt-get names no mirror' );
	}
	return mirror;
}

/**
 * apt-get with a configuration of its own, so that nothing on the machine changes.
 *
 * @param {string} suite
 * @param {string} mirror
 * @param {string} work
 */
function aptFor( suite, mirror, work ) {
	const lists = path.join( work, 'lists' );
	const sources = path.join( work, 'sources.list' );
	fs.mkdirSync( path.join( lists, 'partial' ), { recursive: true } );
	fs.writeFileSync( sources, `deb ${ mirror } ${ suite } main\n` );
	const options = [
		`Dir::Etc::sourcelist=${ sources }`,
		'Dir::Etc::sourceparts=-',
		`Dir::State::Lists=${ lists }`,
		`Dir::Cache=${ path.join( work, 'cache' ) }`,
		'APT::Sandbox::User=root',
	].flatMap( ( option ) => [ '-o', option ] );
	/** @param {string[]} command */
	return ( command ) =>
		run( 'apt-get', [ ...options, '-q', ...command ], {
			cwd: work,
			maxBuffer: 64 * 1024 * 1024,
		} );
}

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
