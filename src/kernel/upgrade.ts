/** How stored values become those of the next version of their format, by the version that each begins with. */
export type Steps = Readonly< Record< number, ( raw: unknown ) => unknown > >;

/** A value of an earlier version of its format in that of the current one; null for one of no known version. */
export function upgrade(
	value: unknown,
	from: unknown,
	to: number,
	steps: Steps
): unknown {
	if ( typeof from !== 'number' || from > to ) {
		return null;
	}
	let upgraded = value;
	for ( let at = from; at < to; at++ ) {
		const step = steps[ at ];
		if ( ! step ) {
			return null;
		}
		upgraded = step( upgraded );
	}
	return upgraded;
}
