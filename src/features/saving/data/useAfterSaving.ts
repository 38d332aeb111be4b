import { useEvent } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { recordsBeingSaved } from '@/platform/experimental/savingRecords';
import { useRecordStore } from '@/platform/recordStore';

/** Calls back after each save of any record. Before the data layer has been loaded, there are none. */
export function useAfterSaving( callback: () => void ): void {
	const isSaving = useRecordStore(
		( core ) => recordsBeingSaved( core ).length > 0,
		false,
		[]
	);
	const wasSaving = useRef( isSaving );
	const call = useEvent( callback );
	useEffect( () => {
		if ( wasSaving.current && ! isSaving ) {
			call();
		}
		wasSaving.current = isSaving;
	}, [ isSaving, call ] );
}
