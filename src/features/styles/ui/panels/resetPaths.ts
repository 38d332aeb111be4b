import { editStyles } from '../../data/edits';
import type { StyleTarget } from '../../model/target';

/** Takes what the user has set at several paths away, as one step of undo. */
export const resetPaths = (
	target: StyleTarget,
	paths: readonly string[]
): void =>
	void editStyles(
		paths.map( ( path ) => ( { target, path, value: undefined } ) )
	);
