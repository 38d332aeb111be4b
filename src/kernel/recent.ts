/**
 * Adds an entry at the end, and drops the oldest one above the limit: the cache of a list must not grow with every page
 * that is visited.
 */
export function withRecent< Key, Value >(
	entries: ReadonlyMap< Key, Value >,
	key: Key,
	value: Value,
	limit: number
): ReadonlyMap< Key, Value > {
	const kept = [ ...entries ].filter( ( [ other ] ) => other !== key );
	return new Map( [
		...kept.slice( Math.max( 0, kept.length + 1 - limit ) ),
		[ key, value ] as const,
	] );
}
