import { store as coreStore } from '@wordpress/core-data';
import {
	useRegistry,
	type dispatch,
	type RegistryProvider,
	type select,
} from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ComponentProps, RefObject } from 'react';
import { storeName } from '../../../platform/storeName';
import { withoutEcho } from '../model/echo';
import { bearableEdits } from './blocksOf';

/** The packages' own type leaves out what a registry is for. */
export type Registry = ComponentProps< typeof RegistryProvider >[ 'value' ] & {
	readonly dispatch: typeof dispatch;
	readonly select: typeof select;
};

const coreActions = ( registry: Registry ) => registry.dispatch( coreStore );
type Edit = ReturnType< typeof coreActions >[ 'editEntityRecord' ];

/**
 * The page's registry, in which changes that blocks make by themselves never become something to
 * undo of their own, and blocks that are given to their record once more never make it changed.
 *
 * While a template loads, patterns are put in place and menus are chosen for it, as changes that
 * belong to the next step of the user. Where there is no step yet they become one: undo would then
 * go back behind the user's first change and take the document apart, and redo would be lost. This
 * happens in WordPress 6.8 and 7.1 alike.
 *
 * A second after the last key the block editor ends a step of undo, and gives the same blocks to the
 * record again. One that was saved in between would then count as changed.
 *
 * What is typed as code arrives here before anybody makes blocks of it; see `bearableEdits`.
 *
 * @param isInUse Whether the user changes blocks now; until then blocks change by themselves alone.
 * @param onStep  Told of each new step of undo, which only users make: what follows may be the rest of it.
 */
export function useUndoGuard(
	isInUse: RefObject< boolean >,
	onStep: () => void
): Registry {
	const registry = useRegistry() as unknown as Registry;
	return useMemo(
		() => guard( registry, isInUse, onStep ),
		[ registry, isInUse, onStep ]
	);
}

function guard(
	registry: Registry,
	isInUse: RefObject< boolean >,
	onStep: () => void
): Registry {
	const actions = coreActions( registry );
	const edit: Edit = ( kind, name, id, edits, options = {} ) => {
		if ( options.isCached !== true ) {
			onStep();
		}
		const isByItself =
			options.isCached === true &&
			( isInUse.current !== true ||
				! registry.select( coreStore ).hasUndo() );
		return actions.editEntityRecord(
			kind,
			name,
			id,
			bearableEdits(
				withoutEcho(
					edits,
					registry
						.select( coreStore )
						.getEditedEntityRecord( kind, name, id ) || {}
				)
			),
			isByItself ? { ...options, undoIgnore: true } : options
		);
	};
	const guarded = { ...actions, editEntityRecord: edit };
	return {
		...registry,
		dispatch: ( ( store: unknown ) =>
			storeName( store ) === coreStore.name
				? guarded
				: registry.dispatch( store as string ) ) as typeof dispatch,
	};
}
