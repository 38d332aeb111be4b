import { isRecord } from '../../../kernel/guards';

/**
 * How much there is behind a link of a REST record: the number that it carries itself, else one where
 * it is there at all.
 */
export function linkCount( links: unknown, name: string ): number {
	const found = isRecord( links ) ? links[ name ] : undefined;
	const first: unknown = Array.isArray( found ) ? found[ 0 ] : undefined;
	if ( ! isRecord( first ) ) {
		return 0;
	}
	return typeof first.count === 'number' ? first.count : 1;
}
