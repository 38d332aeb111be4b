/** The properties of an entry that decide whether it is kept. */
export interface Weight {
	readonly id: string;
	/** As it was stored: what is kept for how long may have changed since. */
	readonly expires: number;
	readonly size: number;
}

export interface Limits {
	readonly count: number;
	/** Bytes. */
	readonly size: number;
}

/** How long an entry is kept, in milliseconds. A sentence and two pages say so in days; a test compares them. */
export const LIFETIME = 30 * 86_400_000;

/** Limits for all users' entries in one browser, per origin. */
const LIMITS: Limits = {
	count: 200,
	size: 50_000_000,
};

/** The time at which an entry expires, for all users. */
export const expiryOf = ( when: number ): number => when + LIFETIME;

/**
 * The entries to drop: expired ones, then the oldest until the rest is within the limits. The newest entry is never dropped
 * for its size.
 */
export function overflow(
	entries: readonly Weight[],
	now: number,
	limits: Limits = LIMITS
): readonly string[] {
	const newestFirst = [ ...entries ].sort(
		( one, other ) => other.expires - one.expires
	);
	let count = 0;
	let size = 0;
	let isFull = false;
	const dropped: string[] = [];
	for ( const entry of newestFirst ) {
		count += 1;
		size += entry.size;
		isFull ||= count > limits.count || size > limits.size;
		if ( now > entry.expires || ( isFull && count > 1 ) ) {
			dropped.push( entry.id );
		}
	}
	return dropped;
}

/**
 * The older half of the entries that may be dropped after storage refused a write.
 *
 * @param entries All stored entries.
 * @param needed  Ids of entries that are being written.
 */
export function olderHalf(
	entries: readonly Weight[],
	needed: ReadonlySet< string >
): readonly string[] {
	const others = entries
		.filter( ( { id } ) => ! needed.has( id ) )
		.sort( ( one, other ) => one.expires - other.expires );
	return others
		.slice( 0, Math.ceil( others.length / 2 ) )
		.map( ( { id } ) => id );
}
