import { defineConfig } from '@playwright/test';
import { SITES } from './support/sites';

/** Without it Chromium looks up hosts of its maker at every start, and waits for them. */
const QUIET = [
	'--no-sandbox',
	'--disable-gpu',
	// Painting in software takes half a core from the tests.
	'--disable-software-rasterizer',
	// Each page of wp-admin fills the usual space for young objects many times: collecting them takes a twelfth of its time.
	'--js-flags=--min-semi-space-size=32',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Nothing but the site under test exists: avatars and updates elsewhere would only hang.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

const executablePath = process.env[ 'CHROMIUM_PATH' ];

export default defineConfig( {
	testDir: '.',
	globalSetup: './support/logIn.ts',
	outputDir: '../../test-results',
	// The site under test may run in WebAssembly, on as many cores as the browsers have.
	timeout: 360_000,
	expect: { timeout: 60_000 },
	workers: SITES.length,
	fullyParallel: true,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	// On a machine that others use too, a server in WebAssembly now and then answers too late.
	retries: 2,
	// A site that has broken fails everything after it, and slowly.
	maxFailures: 12,
	reportSlowTests: { max: 20, threshold: 60_000 },
	reporter: process.env[ 'ATELIER_E2E_REPORT' ]
		? [
				[ 'json', { outputFile: process.env[ 'ATELIER_E2E_REPORT' ] } ],
				[ 'list' ],
			]
		: 'list',
	use: {
		viewport: { width: 1400, height: 900 },
		// What moves is painted many times a second, and looked at while it is pale.
		contextOptions: { reducedMotion: 'reduce' },
		navigationTimeout: 120_000,
		actionTimeout: 60_000,
		// Recorded for every test, it takes a third of a run.
		trace: 'on-first-retry',
		launchOptions: {
			args: QUIET,
			...( executablePath ? { executablePath } : {} ),
		},
	},
} );
