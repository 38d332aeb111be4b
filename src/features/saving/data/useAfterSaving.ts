import { store as coreStore } from '@wordpress/core-data';
import { useEvent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { recordsBeingSaved } from '../../../platform/experimental/dirtyRecords';

/** Calls back after each save of any record. */
export function useAfterSaving( callback: () => void ): void {
	const isSaving = useSelect(
		( select ) => recordsBeingSaved( select( coreStore ) ).length > 0,
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
