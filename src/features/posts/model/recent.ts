/**
 * The same entries with one more at the end, the oldest gone where there are too many: what a list
 * remembers must not grow with every page that is leafed through.
 */
export function withRecent< Value >(
	entries: ReadonlyMap< string, Value >,
	key: string,
	value: Value,
	limit: number
): ReadonlyMap< string, Value > {
	const kept = [ ...entries ].filter( ( [ other ] ) => other !== key );
	return new Map( [
		...kept.slice( Math.max( 0, kept.length + 1 - limit ) ),
		[ key, value ] as const,
	] );
}
