import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { onStage, stageIfLoaded } from '@/platform/stages';
import { loadRecordsAtRest } from '@/platform/recordsAtRest';
import { fetchAhead, type Chunk } from './useChunk';

const hasRecords = (): boolean => stageIfLoaded( 'records' ) !== undefined;

/**
 * Loads what edits the items of a list that is shown without it: the data layer once the list has been seen and nobody does
 * anything, and as soon as the data layer is there, whatever it was loaded for, the rest.
 *
 * @param isListed Whether the items are shown.
 * @param editing  What edits them.
 */
export function useEditingAhead(
	isListed: boolean,
	editing: Chunk< unknown >
): void {
	const isThere = useSyncExternalStore( onStage, hasRecords );
	useEffect( () => {
		if ( isThere ) {
			void fetchAhead( editing );
			return undefined;
		}
		return isListed ? loadRecordsAtRest() : undefined;
	}, [ isThere, isListed, editing ] );
}
