/**
 * `npm test -- changed`: what the changes since the last commit can touch, or those of the last commit if there are none. In
 * minutes, before a commit; `npm test` runs everything.
 */
import { countChecks, runTool } from './command.mjs';
import { sum } from './count.mjs';
import { checkJourneysOf } from './e2e.mjs';
import { checkNewest } from './php.mjs';
import { phpFollowsOwnRules } from './php-code.mjs';
import { linesOfGit, relatedTo } from './related.mjs';
import { checkTypes } from './types.mjs';
import { checkUnits } from './unit.mjs';

export async function checkChanged() {
	const changed = changedFiles();
	const related = relatedTo( changed );
	const listed = ( /** @type {readonly string[]} */ names ) =>
		names.length > 0 ? names.join( ', ' ) : 'none';
	console.log(
		`Changed files: ${ changed.length }. PHP tests: ${ listed( related.classes ) }. Journeys: ${ listed( related.journeys ) }.`
	);
	const counts = await Promise.all( [
		checkBrowserHalf( changed, related ),
		checkServerHalf( related ),
	] );
	const journeys =
		related.journeys.length > 0
			? [ await checkJourneysOf( related.journeys ) ]
			: [];
	return sum( [ ...counts, ...journeys ] );
}

/**
 * @param {readonly string[]}                  changed
 * @param {import('./related.mjs').Related} related
 */
async function checkBrowserHalf( changed, { styles, isTyped, units } ) {
	return sum( [
		isTyped ? await checkTypes( true ) : sum( [] ),
		await countChecks( {
			...( styles.length > 0
				? {
						styles: () =>
							runTool( 'wp-scripts', [
								'lint-style',
								...styles,
							] ),
					}
				: {} ),
			format: () =>
				runTool( 'prettier', [
					'--check',
					'--ignore-unknown',
					'--no-error-on-unmatched-pattern',
					'--log-level=warn',
					...changed,
				] ),
		} ),
		await checkUnits( units ),
	] );
}

/** @param {import('./related.mjs').Related} related */
async function checkServerHalf( { php, classes } ) {
	return sum( [
		php.length > 0
			? await countChecks( {
					'rules of PHP': () => phpFollowsOwnRules( php ),
				} )
			: sum( [] ),
		classes.length > 0 ? await checkNewest( classes ) : sum( [] ),
	] );
}

/** @return {string[]} Relative to the root. */
function changedFiles() {
	const now = [
		...linesOfGit( 'diff', '--name-only', '--no-renames', 'HEAD' ),
		...linesOfGit( 'ls-files', '--others', '--exclude-standard' ),
	];
	return now.length > 0
		? now
		: linesOfGit( 'diff', '--name-only', '--no-renames', 'HEAD~1', 'HEAD' );
}
