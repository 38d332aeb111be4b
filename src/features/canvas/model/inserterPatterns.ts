import { isRecord } from '../../../kernel/guards';

/**
 * The patterns that a document of a type may have, each once.
 *
 * @param type     Such as `page`.
 * @param patterns As core-data has them, or as PHP prints them.
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
