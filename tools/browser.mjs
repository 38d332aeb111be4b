/**
 * Finds a Chromium for the tests: the named one, Playwright's own, the system's, or else one that the system's package
 * manager installs.
 */
import fs from 'node:fs';
import { findProgram } from './setup/findProgram.mjs';
import { installPackages } from './setup/packages.mjs';

const NAMES = [
	// The same engine without windows: uses a tenth less CPU.
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
];

/** Its package names; not every system has the first. */
const PACKAGES = [
	{ 'apt-get': [ 'chromium-headless-shell' ] },
	{
		'apt-get': [ 'chromium' ],
		dnf: [ 'chromium' ],
		apk: [ 'chromium' ],
		pacman: [ 'chromium' ],
	},
];

/** Paths on systems where applications aren't in the PATH. */
const PATHS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {(message: string) => void} log
 * @return {Promise<string>} The path of the executable.
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
	let installed = null;
	for ( const packages of PACKAGES ) {
		installPackages( packages );
		installed = onSystem();
		if ( installed ) {
			break;
		}
	}
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

const onSystem = () =>
	findProgram( NAMES ) ??
	PATHS.find( ( file ) => fs.existsSync( file ) ) ??
	null;
