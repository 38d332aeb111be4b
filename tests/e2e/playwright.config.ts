import { defineConfig } from '@playwright/test';

/** Without it Chromium looks up hosts of its maker at every start, and waits for them. */
const QUIET = [
	'--no-sandbox',
	'--disable-gpu',
	// Painting in software takes half a core from what is tested.
	'--disable-software-rasterizer',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Nothing but the site under test exists: avatars and updates elsewhere would only hang.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

const ALONE = /@alone/;

const executablePath = process.env[ 'CHROMIUM_PATH' ];
const isOwnServer = process.env[ 'ATELIER_E2E_SERVER' ] === '1';

export default defineConfig( {
	testDir: '.',
	globalSetup: './support/logIn.ts',
	outputDir: '../../test-results',
	// The site under test may run in WebAssembly, on as many cores as the browsers have.
	timeout: 360_000,
	expect: { timeout: 60_000 },
	workers: 2,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	// On a machine that others use too, a server in WebAssembly now and then answers too late.
	retries: 2,
	// A site that has broken fails everything after it, and slowly.
	maxFailures: 12,
	reporter: process.env[ 'ATELIER_E2E_REPORT' ]
		? [
				[ 'json', { outputFile: process.env[ 'ATELIER_E2E_REPORT' ] } ],
				[ 'list' ],
			]
		: 'list',
	metadata: { isOwnServer },
	projects: [
		{ name: 'together', grepInvert: ALONE },
		// What changes the whole site comes when nothing else runs.
		{
			name: 'alone',
			grep: ALONE,
			dependencies: [ 'together' ],
			workers: 1,
		},
	],
	use: {
		baseURL: process.env[ 'WP_BASE_URL' ] ?? 'http://localhost:8888',
		viewport: { width: 1400, height: 900 },
		navigationTimeout: 120_000,
		actionTimeout: 60_000,
		trace: 'retain-on-first-failure',
		launchOptions: {
			args: QUIET,
			...( executablePath ? { executablePath } : {} ),
		},
	},
} );
