import { isRecord } from '@/kernel/guards';

/** How many documents use each of some things themselves. */
export interface Counts {
	/** By thing. */
	readonly counts: ReadonlyMap< string, number >;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

/** Parses the server's response; null if it is invalid. */
export function parseCounts( answer: unknown ): Counts | null {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.counts ) ) {
		return null;
	}
	return {
		counts: new Map(
			answer.counts
				.filter( isRecord )
				.flatMap( ( { thing, count } ) =>
					typeof thing === 'string' && typeof count === 'number'
						? [ [ thing, count ] as const ]
						: []
				)
		),
		isComplete: answer.isComplete !== false,
	};
}

/** Things in portions that the server answers at once. */
export function portionsOf(
	things: readonly string[],
	size: number
): readonly ( readonly string[] )[] {
	const portions: string[][] = [];
	for ( let at = 0; at < things.length; at += size ) {
		portions.push( things.slice( at, at + size ) );
	}
	return portions;
}
