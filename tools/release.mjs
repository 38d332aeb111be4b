/**
 * `npm run release -- 1.2.3`: sets the next version in all files that contain it, and builds the zip. Refuses a working
 * tree with changes, and translations with gaps. The changes are committed and tagged by hand; docs/release.md says how.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { translationsAreSound } from './checks/translations.mjs';
import { root } from './paths.mjs';

const [ version = '' ] = process.argv.slice( 2 );

try {
	await release();
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	process.exit( 1 );
}

async function release() {
	if ( ! /^\d+\.\d+\.\d+$/.test( version ) ) {
		throw new Error( 'Usage: npm run release -- 1.2.3' );
	}
	if ( git( 'status', '--porcelain' ) !== '' ) {
		throw new Error(
			'There are changes that aren’t committed. Commit or discard them first.'
		);
	}
	if ( ! ( await translationsAreSound( true ) ) ) {
		throw new Error(
			'Translate these sentences first: docs/translating.md.'
		);
	}
	npm( 'version', version, '--no-git-tag-version', '--allow-same-version' );
	change( 'plugin.php', /( \* Version:\s+).+/, `$1${ version }` );
	change( 'plugin.php', /('ATELIER_VERSION', ')[^']+/, `$1${ version }` );
	change( 'readme.txt', /(Stable tag: ).+/, `$1${ version }` );
	const today = new Date().toISOString().slice( 0, 10 );
	change(
		'CHANGELOG.md',
		/## Unreleased\n/,
		`## Unreleased\n\n## ${ version } – ${ today }\n`
	);
	npm( 'run', 'plugin-zip' );
	console.log(
		`\natelier.zip is version ${ version }. Look at the changes, then commit and tag them: docs/release.md.`
	);
}

/** @param {string[]} args */
function npm( ...args ) {
	execFileSync( 'npm', args, { cwd: root, stdio: 'inherit' } );
}

/** @param {string[]} args */
function git( ...args ) {
	return execFileSync( 'git', args, { cwd: root, encoding: 'utf8' } ).trim();
}

/**
 * @param {string} name
 * @param {RegExp} pattern
 * @param {string} text
 */
function change( name, pattern, text ) {
	const file = path.join( root, name );
	const before = fs.readFileSync( file, 'utf8' );
	if ( ! pattern.test( before ) ) {
		throw new Error( `${ name } doesn’t name a version where it should.` );
	}
	fs.writeFileSync( file, before.replace( pattern, text ) );
}
