import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { isRecord } from '../../../kernel/guards';
import { STATUSES, type Counts } from '../model/preset';
import { edition } from './listing';

/** How many items of a type there are in each status; null until that is known. */
export function useCounts( type: string ): Counts | null {
	const current = useSyncExternalStore( edition.subscribe, edition.get );
	const [ counts, setCounts ] = useState< Counts | null >( null );
	useEffect( () => {
		const controller = new AbortController();
		void loadCounts( type, controller.signal ).then( ( loaded ) => {
			if ( loaded && ! controller.signal.aborted ) {
				setCounts( loaded );
			}
		} );
		return () => controller.abort();
	}, [ type, current ] );
	return counts;
}

async function loadCounts(
	type: string,
	signal: AbortSignal
): Promise< Counts | null > {
	try {
		return parseCounts(
			await apiFetch( {
				path: `/atelier/v1/posts/${ type }/counts`,
				signal,
			} )
		);
	} catch {
		// A menu without numbers is still a menu.
		return null;
	}
}

function parseCounts( raw: unknown ): Counts | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const counts = STATUSES.map( ( status ) => [
		status,
		Number( raw[ status ] ) || 0,
	] );
	return Object.fromEntries( counts ) as Counts;
}
