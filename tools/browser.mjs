/**
 * Finds a Chromium for the tests: the one that is named, Playwright's own, the system's, or else
 * one that the system's package manager installs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from './setup/packages.mjs';

const NAMES = [
	// The same engine without windows: a tenth less work for the machine.
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
];

/** What package managers call it; the first is not everywhere. */
const PACKAGES = [
	{ 'apt-get': [ 'chromium-headless-shell' ] },
	{
		'apt-get': [ 'chromium' ],
		dnf: [ 'chromium' ],
		apk: [ 'chromium' ],
		pacman: [ 'chromium' ],
	},
];

/** Where they are on systems that do not put applications into the PATH. */
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
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
