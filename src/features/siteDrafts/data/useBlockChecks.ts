import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { ok } from '@/kernel/result';
import { loadStage, onStage, stageIfLoaded } from '@/platform/stages';
import { useLoad, type Loading } from '@/ui/useLoad';
import type { BlockCheck } from '../model/blockCheck';
import type { DraftChange } from '../model/change';
import { checkBlocks } from './checkBlocks';
import { refetchDrafts } from './freshDrafts';
import { noteChecked } from './requests';

/** What is wrong with the blocks of a change; null until types of blocks are there. */
export function useBlockCheck( change: DraftChange ): BlockCheck | null {
	const hasTypes = useSyncExternalStore(
		onStage,
		() => stageIfLoaded( 'editor' ) !== undefined
	);
	return useMemo(
		() => ( hasTypes ? checkBlocks( change ) : null ),
		[ hasTypes, change ]
	);
}

/**
 * Checks blocks that agents wrote, and tells the site which are valid. It is ready at once if there are none.
 *
 * @param draft
 * @param changes
 */
export function useBlockChecks(
	draft: number,
	changes: readonly DraftChange[]
): Loading< unknown > {
	const due = changes.filter( ( { isUnchecked } ) => isUnchecked );
	const key = due
		.map( ( change ) => `${ change.key } ${ change.version }` )
		.join( '\n' );
	return useLoad( key, async () => {
		if ( due.length === 0 ) {
			return ok( null );
		}
		const stage = await loadStage( 'editor' );
		if ( ! stage.ok ) {
			return stage;
		}
		const valid = due.filter(
			( change ) => checkBlocks( change ).invalid.length === 0
		);
		if ( valid.length === 0 ) {
			return ok( null );
		}
		const noted = await noteChecked( draft, valid );
		refetchDrafts();
		return noted;
	} );
}
