/** core-data for screens that show records before the stage that edits them has been loaded. */
import type { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { onStage } from './stages';

/** By name: an import of the package would take it from the page before it is there. */
const STORE = 'core';

export type RecordSelectors = ReturnType< typeof select< typeof coreStore > >;

const selectors = (): RecordSelectors | undefined =>
	select( STORE ) as RecordSelectors | undefined;

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
	const isThere = useSyncExternalStore(
		onStage,
		() => selectors() !== undefined
	);
	return useSelect(
		( fromStore ) =>
			isThere ? read( fromStore( STORE ) as RecordSelectors ) : absent,
		[ isThere, ...inputs ]
	);
}
