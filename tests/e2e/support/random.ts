const repeats = ( usual: number ): number =>
	Number( process.env[ 'ATELIER_RELIABILITY' ] ?? usual );

/** The number of repetitions in a reliability test. */
export const REPEATS = repeats( 2 );

/** The same for a test with many cases in each repetition. */
export const ROUNDS = repeats( 1 );

/** Whether all cases run; otherwise a few, which the seed selects. */
export const IS_THOROUGH = process.env[ 'ATELIER_RELIABILITY' ] !== undefined;

/** A random sample in random order. */
export function sample< T >(
	all: readonly T[],
	count: number,
	random: () => number
): readonly T[] {
	const left = [ ...all ];
	return Array.from( { length: Math.min( count, all.length ) }, () =>
		left.splice( Math.floor( random() * left.length ), 1 )
	).flat();
}

/** The seed, with which a run can be repeated. */
export const SEED = Number( process.env[ 'ATELIER_SEED' ] ?? Date.now() % 1e9 );

/** Random numbers from 0 to below 1, reproducible by seed (mulberry32). */
export function seeded( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		mixed =
			( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed ) ) ^
			mixed;
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4294967296;
	};
}
