import { countChecks, runTool } from './command.mjs';

/** Types of src/, tests/ and tools/. */
export const checkTypes = () =>
	countChecks( { types: () => runTool( 'tsc', [ '--noEmit' ] ) } );
