/** core-data for screens that show records before the stage that edits them has been loaded. */
import type { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { listenTo } from './listenTo';
import { onStage, stageIfLoaded } from './stages';

/** By name: an import of the package would take it from the page before it is there. */
const STORE = 'core';

export type RecordSelectors = ReturnType< typeof select< typeof coreStore > >;

/** core-data's selectors; null until the data layer is there: not before its requests are prepared. */
export const recordStore = (): RecordSelectors | null =>
	stageIfLoaded( 'records' ) === undefined
		? null
		: ( ( select( STORE ) as RecordSelectors | undefined ) ?? null );

type RecordActions = ReturnType< typeof dispatch< typeof coreStore > >;

/** core-data's actions, for those who know that it is there. */
export const recordActions = (): RecordActions =>
	dispatch( STORE ) as RecordActions;

const hasRecordStore = (): boolean => recordStore() !== null;

/** Whether the data layer is there. */
export const useHasRecordStore = (): boolean =>
	useSyncExternalStore( onStage, hasRecordStore );

/**
 * Calls back at each change of core-data, from when it is there.
 *
 * @param listener Also called when core-data arrives.
 */
export function watchRecordStore( listener: () => void ): void {
	const stop = onStage( () => start() );
	const start = () => {
		if ( hasRecordStore() ) {
			stop();
			listenTo( listener, STORE );
			listener();
		}
	};
	start();
}

/**
 * What core-data has, updated when it changes and when core-data arrives. Loads nothing by itself: before there is a
 * store, there are no edits, no saves, and no records in it.
 *
 * @param read   Reads from the store.
 * @param absent The value without a store; the same object in every render.
 * @param inputs What `read` depends on.
 */
export function useRecordStore< Value >(
	read: ( core: RecordSelectors ) => Value,
	absent: Value,
	inputs: readonly unknown[]
): Value {
	const isThere = useHasRecordStore();
	return useSelect(
		( fromStore ) =>
			isThere ? read( fromStore( STORE ) as RecordSelectors ) : absent,
		[ isThere, ...inputs ]
	);
}
