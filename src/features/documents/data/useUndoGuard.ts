import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { RefObject } from 'react';
import { listenTo } from '@/platform/listenTo';
import { guardUndo, type Registry } from './undoGuard';

/**
 * The page's registry in which all steps of undo are the user's; see `guardUndo`.
 *
 * @param isInUse Whether the user is changing blocks; until then only blocks change themselves.
 * @param onStep  Called for each new step of undo; only users make them, and the next changes may continue it.
 */
export function useUndoGuard(
	isInUse: RefObject< boolean >,
	onStep: () => void
): Registry {
	const registry = useRegistry() as unknown as Registry;
	const guard = useMemo(
		() =>
			guardUndo( registry, {
				isInUse: () => isInUse.current === true,
				onStep,
			} ),
		[ registry, isInUse, onStep ]
	);
	useEffect( () => {
		const core = registry.select( coreStore );
		// Typing after an undo or redo, from anywhere, starts a new step.
		return listenTo( () => {
			if ( core.hasRedo() ) {
				guard.end();
			}
		}, coreStore );
	}, [ registry, guard ] );
	return guard.registry;
}
