import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify( execFile );

/**
 * Unpacks Debian's packages without installing anything, and hands their files over. What isn't copied is deleted.
 *
 * @template T
 * @param {string}                      suite    Such as "sid": it need not be the machine's own.
 * @param {readonly string[]}           packages Those that the suite doesn't have are left out.
 * @param {(folder: string) => T}       use      Given the folder that stands for the root of the file system.
 * @return {Promise<T>} What `use` returns.
 */
export async function fromPackages( suite, packages, use ) {
	const mirror = await findMirror();
	const work = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-debian-' ) );
	try {
		const apt = aptFor( suite, mirror, work );
		await apt( [ 'update' ] );
		for ( const name of packages ) {
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
		return use( root );
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
