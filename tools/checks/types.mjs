import { countChecks, runTool } from './command.mjs';

/**
 * Types of src/, tests/ and tools/, and the rules in .oxlintrc.json: together, because most rules need types. Always of all files:
 * reading what they import takes most of the time, and a change can break the types of any.
 *
 * @param {boolean} isAlone Whether both cores are free.
 */
export const checkTypes = ( isAlone = false ) =>
	countChecks( {
		'types and rules of JavaScript and TypeScript': () =>
			// Each thread works out the types of what it looks at anew: two take half as much processor time again, and more memory.
			runTool( 'oxlint', [], isAlone ? {} : { GOMAXPROCS: '1' } ),
	} );
