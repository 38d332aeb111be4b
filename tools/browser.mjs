/**
 * Finds a Chromium for the tests: the one that is named, Playwright's own, the system's, or else
 * one that the system's package manager installs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
];

/** Where they are on systems that do not put applications into the PATH. */
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How each package manager installs Chromium without asking, and what it has to do before.
 *
 * @type {{ program: string, install: string[], before?: string[] }[]}
 */
const INSTALLERS = [
	{
		program: 'apt-get',
		install: [ 'install', '-y', '-q', 'chromium' ],
		before: [ 'update', '-q' ],
	},
	{ program: 'dnf', install: [ 'install', '-y', 'chromium' ] },
	{ program: 'apk', install: [ 'add', 'chromium' ] },
	{ program: 'pacman', install: [ '-S', '--noconfirm', 'chromium' ] },
];

/**
 * @param {(message: string) => void} log
 * @return {Promise<string>} The path of the program.
 */
export async function findChromium( log = console.log ) {
	const named = process.env.CHROMIUM_PATH;
	if ( named ) {
		if ( ! fs.existsSync( named ) ) {
			throw new Error(
				`CHROMIUM_PATH names ${ named }, which does not exist.`
			);
		}
		return named;
	}
	const found = ( await playwrightsOwn() ) ?? onSystem();
	if ( found ) {
		return found;
	}
	log( 'Installing Chromium with the system’s package manager…' );
	install();
	const installed = onSystem();
	if ( ! installed ) {
		throw new Error(
			[
				'No Chromium was found, and none could be installed.',
				'Either install Chromium or Chrome so that it is in the PATH, run `npx playwright install chromium`,',
				'or name one in CHROMIUM_PATH.',
			].join( '\n' )
		);
	}
	return installed;
}

async function playwrightsOwn() {
	const { chromium } = await import( '@playwright/test' );
	const own = chromium.executablePath();
	return own !== '' && fs.existsSync( own ) ? own : null;
}

function onSystem() {
	const folders = ( process.env.PATH ?? '' ).split( path.delimiter );
	const inPath = folders.flatMap( ( folder ) =>
		NAMES.map( ( name ) => path.join( folder, name ) )
	);
	return (
		[ ...inPath, ...PLACES ].find( ( file ) => fs.existsSync( file ) ) ??
		null
	);
}

function install() {
	const isRoot = process.getuid?.() === 0;
	for ( const { program, install: command, before } of INSTALLERS ) {
		if ( ! has( program ) ) {
			continue;
		}
		// Without root only a sudo that asks no password may be tried.
		const run = ( /** @type {string[]} */ args ) =>
			isRoot
				? spawnSync( program, args, { stdio: 'ignore' } )
				: spawnSync( 'sudo', [ '-n', program, ...args ], {
						stdio: 'ignore',
					} );
		if ( before ) {
			run( before );
		}
		run( command );
		return;
	}
}

/** @param {string} program */
const has = ( program ) =>
	spawnSync( program, [ '--version' ], { stdio: 'ignore' } ).error ===
	undefined;
