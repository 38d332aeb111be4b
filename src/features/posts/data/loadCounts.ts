import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import { STATUSES, type Counts } from '../model/preset';

/** Requests the number of items of a type in each status; null if that fails. */
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
		// The menu works without the numbers.
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
	const others = Object.entries( raw )
		.filter(
			( [ status ] ) => ! STATUSES.some( ( one ) => one === status )
		)
		.reduce( ( sum, [ , count ] ) => sum + ( Number( count ) || 0 ), 0 );
	return { ...Object.fromEntries( counts ), others } as Counts;
}
