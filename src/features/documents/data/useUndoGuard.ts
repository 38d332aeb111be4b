import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import type { RefObject } from 'react';
import { listenTo } from '../../../platform/listenTo';
import { guardUndo, type Registry } from './undoGuard';

/**
 * The page's registry, in which steps of undo are the user's; see `guardUndo`.
 *
 * @param isInUse Whether the user changes blocks now; until then blocks change by themselves alone.
 * @param onStep  Told of each new step of undo, which only users make: what follows may be the rest of it.
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
		// What is typed after a step was taken back, by whatever means, is a new one.
		return listenTo( () => {
			if ( core.hasRedo() ) {
				guard.end();
			}
		}, coreStore );
	}, [ registry, guard ] );
	return guard.registry;
}
