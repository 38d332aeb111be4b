/**
 * Finds a Chromium for the tests: the named one, Playwright's own, the system's, or else one of Debian's packages, which it installs.
 */
import fs from 'node:fs';
import { findProgram } from './setup/findProgram.mjs';
import { findOrInstall } from './setup/packages.mjs';

/** The first is the same engine without windows: it uses a tenth less CPU. Not every Debian has it. */
const PACKAGES = [ 'chromium-headless-shell', 'chromium' ];

const NAMES = [
	...PACKAGES,
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
];

/** Where applications aren't in the PATH. */
const PATHS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @return {Promise<string>} The path of the executable. */
export async function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if ( named ) {
		return named;
	}
	const { chromium } = await import( '@playwright/test' );
	const own = chromium.executablePath();
	if ( fs.existsSync( own ) ) {
		return own;
	}
	for ( const name of PACKAGES ) {
		const found = findOrInstall( name, onSystem, [ name ] );
		if ( found ) {
			return found;
		}
	}
	throw new Error(
		[
			'No Chromium was found, and none could be installed.',
			'Either install Chromium or Chrome so that it is in the PATH, run `npx playwright install chromium`,',
			'or name one in CHROMIUM_PATH.',
		].join( '\n' )
	);
}

/**
 * A Chromium that reaches this machine only.
 *
 * @param {readonly string[]} [args] Further ones.
 */
export async function launchChromium( args = [] ) {
	const { chromium } = await import( '@playwright/test' );
	return chromium.launch( {
		executablePath: await findChromium(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
			...args,
		],
	} );
}

const onSystem = () =>
	findProgram( NAMES ) ?? PATHS.find( fs.existsSync ) ?? null;
