import { isRecord } from '@/kernel/guards';

/**
 * The patterns that a document of a type may use, without duplicates.
 *
 * @param type     For example `page`.
 * @param patterns From core-data, or from PHP.
 */
export function patternsFor(
	type: string,
	patterns: readonly unknown[]
): readonly unknown[] {
	const names = new Set< unknown >();
	return patterns.filter( ( pattern ) => {
		if ( ! isRecord( pattern ) || names.has( pattern.name ) ) {
			return false;
		}
		names.add( pattern.name );
		const { postTypes } = pattern;
		return ! Array.isArray( postTypes ) || postTypes.includes( type );
	} );
}
