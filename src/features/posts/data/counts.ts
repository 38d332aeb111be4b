import { useEffect, useState } from '@wordpress/element';
import type { Counts } from '../model/preset';
import { useSignal } from '@/ui/useSignal';
import { loadCounts } from './loadCounts';
import { listingRevision } from './listing';

/** The number of items of a type in each status; null while loading. */
export function useCounts( type: string ): Counts | null {
	const current = useSignal( listingRevision );
	const [ known, setKnown ] = useState< {
		readonly type: string;
		readonly counts: Counts;
	} | null >( null );
	useEffect( () => {
		const controller = new AbortController();
		void loadCounts( type, controller.signal ).then( ( loaded ) => {
			if ( loaded && ! controller.signal.aborted ) {
				setKnown( { type, counts: loaded } );
			}
		} );
		return () => controller.abort();
	}, [ type, current ] );
	// Counts of another type don't apply.
	return known?.type === type ? known.counts : null;
}
