/** @typedef {{ passed: number, failed: number }} Count Tests of a check. */

/**
 * @param {readonly Count[]} counts
 * @return {Count} The total.
 */
export const sum = ( counts ) =>
	counts.reduce(
		( total, { passed, failed } ) => ( {
			passed: total.passed + passed,
			failed: total.failed + failed,
		} ),
		{ passed: 0, failed: 0 }
	);
