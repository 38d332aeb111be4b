import { editStyles } from '../../../globalStyles/index.records';
import type { StyleTarget } from '../../../globalStyles/index.model';

/** Takes what the user has set at several paths away, as one step of undo. */
export const resetPaths = (
	target: StyleTarget,
	paths: readonly string[]
): void =>
	void editStyles(
		paths.map( ( path ) => ( { target, path, value: undefined } ) )
	);
