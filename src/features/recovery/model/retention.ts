/** As much of an entry as it takes to decide whether there is room for it. */
export interface Weight {
	readonly id: string;
	readonly when: number;
	readonly size: number;
}

export interface Limits {
	readonly count: number;
	/** Bytes. */
	readonly size: number;
	/** Milliseconds. */
	readonly age: number;
}

const DAY = 86_400_000;

/** For everything that is kept in one browser under one address, whoever's it is. */
export const LIMITS: Limits = {
	count: 200,
	size: 50_000_000,
	age: 30 * DAY,
};

/** When an entry of this moment goes, whoever's it is. */
export const expiryOf = ( when: number ): number => when + LIMITS.age;

/**
 * The entries to drop: those that are too old, then the oldest until the rest is within the limits. However large it
 * is, the newest one stays until it is too old.
 */
export function overflow(
	entries: readonly Weight[],
	now: number,
	limits: Limits = LIMITS
): readonly string[] {
	const newestFirst = [ ...entries ].sort(
		( one, other ) => other.when - one.when
	);
	let count = 0;
	let size = 0;
	let isFull = false;
	const dropped: string[] = [];
	for ( const entry of newestFirst ) {
		count += 1;
		size += entry.size;
		isFull ||= count > limits.count || size > limits.size;
		if ( now - entry.when > limits.age || ( isFull && count > 1 ) ) {
			dropped.push( entry.id );
		}
	}
	return dropped;
}

/**
 * The older half of what may be dropped to make room for something that storage has refused.
 *
 * @param entries Everything in storage.
 * @param needed  Ids of what is being written.
 */
export function olderHalf(
	entries: readonly Weight[],
	needed: ReadonlySet< string >
): readonly string[] {
	const others = entries
		.filter( ( { id } ) => ! needed.has( id ) )
		.sort( ( one, other ) => one.when - other.when );
	return others
		.slice( 0, Math.ceil( others.length / 2 ) )
		.map( ( { id } ) => id );
}
