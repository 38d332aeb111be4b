import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../paths.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { runTool } from './command.mjs';

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
			// By default, Jest leaves one core to other processes, of which there are none.
			'--maxWorkers=100%',
			'--json',
			`--outputFile=${ report }`,
			...( related.length > 0
				? [ '--passWithNoTests', '--findRelatedTests', ...related ]
				: [] ),
		],
		{ NO_COLOR: '1' }
	);
	const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
		fs.readFileSync( report, 'utf8' )
	);
	// Errors outside of tests are failures too.
	return { passed, failed: isFine ? failed : Math.max( failed, 1 ) };
}
