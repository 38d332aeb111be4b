import { isRecord } from '@/kernel/guards';

/** The count of a link in a REST record: its own count if it has one, otherwise 1 if the link exists. */
export function linkCount( links: unknown, name: string ): number {
	const found = isRecord( links ) ? links[ name ] : undefined;
	const first: unknown = Array.isArray( found ) ? found[ 0 ] : undefined;
	if ( ! isRecord( first ) ) {
		return 0;
	}
	return typeof first.count === 'number' ? first.count : 1;
}
