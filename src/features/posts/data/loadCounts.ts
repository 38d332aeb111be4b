import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '../../../kernel/guards';
import { STATUSES, type Counts } from '../model/preset';

/** Asks how many items of a type there are in each status; null where that cannot be had. */
export async function loadCounts(
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
