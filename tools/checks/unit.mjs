import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cache, root } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { runTool } from './command.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} Report Jest's. */

/**
 * Unit tests of src/ and tests/unit/.
 *
 * @param {readonly string[]} related Runs only those of these files, and of what imports them; by default all.
 */
export async function checkUnits( related = [] ) {
	// Tests of whole screens run its scripts; several workers would download it at once.
	await obtainWordPress( 'latest' );
	const report = path.join( cache, 'reports', 'unit.json' );
	fs.mkdirSync( path.dirname( report ), { recursive: true } );
	fs.rmSync( report, { force: true } );
	const isFine = await runTool(
		'wp-scripts',
		[
			'test-unit-js',
			// Tests of lists and dialogs wait a tenth of their time: for a pause while somebody types, say.
			`--maxWorkers=${ os.availableParallelism() + 1 }`,
			'--json',
			`--outputFile=${ report }`,
			...( related.length > 0
				? [ '--passWithNoTests', '--findRelatedTests', ...related ]
				: [] ),
		],
		{
			NO_COLOR: '1',
			// In MB. A test of a page makes that much garbage several times a second, which V8's usual 16 would have copied.
			NODE_OPTIONS:
				`${ process.env.NODE_OPTIONS ?? '' } --max-semi-space-size=64`.trim(),
		}
	);
	/** @type {Report} */
	const {
		numPassedTests: passed,
		numFailedTests: failed,
		testResults,
	} = JSON.parse( fs.readFileSync( report, 'utf8' ) );
	return {
		passed,
		// Errors outside of tests are failures too.
		failed: isFine ? failed : Math.max( failed, 1 ),
		failures: testResults.flatMap( failuresOf ),
	};
}

/** @param {Report['testResults'][number]} file */
function failuresOf( { name, status, message, assertionResults } ) {
	const tests = assertionResults
		.filter( ( test ) => test.status === 'failed' )
		.map( ( test ) => test.fullName );
	const reasons =
		tests.length > 0 || status !== 'failed' ? tests : [ message ];
	return reasons.map(
		( reason ) => `${ path.relative( root, name ) }: ${ reason }`
	);
}
