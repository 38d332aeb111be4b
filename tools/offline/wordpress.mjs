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
 * WordPress from Debian's packages, which are unpacked without installing anything. Suites have different libraries; WordPress itself is
 * checked by the caller.
 *
 * @param {import('../wordpress/obtain.mjs').Release} release
 * @param {string}                                   target
 */
export async function fromDebian( release, target ) {
	const suite = SUITES[ release ];
	const mirror = await findMirror();
	const work = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-debian-' ) );
	try {
		const apt = aptFor( suite, mirror, work );
		await apt( [ 'update' ] );
		for ( const name of PACKAGES ) {
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
		keepLinksInside( root );
		fs.cpSync( path.join( root, 'usr/share/wordpress' ), target, {
			recursive: true,
			dereference: true,
			filter: ( file ) =>
				fs.existsSync( file ) &&
				! UNWANTED.includes( path.basename( file ) ),
		} );
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
