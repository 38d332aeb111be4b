/**
 * @typedef {Object} Count Tests of a check.
 * @property {number}            passed
 * @property {number}            failed
 * @property {readonly string[]} [failures] What failed, in one line each.
 */

/**
 * @param {readonly Count[]} counts
 * @return {Count} The total.
 */
export const sum = ( counts ) =>
	counts.reduce(
		( total, { passed, failed, failures = [] } ) => ( {
			passed: total.passed + passed,
			failed: total.failed + failed,
			failures: [ ...( total.failures ?? [] ), ...failures ],
		} ),
		{ passed: 0, failed: 0 }
	);
