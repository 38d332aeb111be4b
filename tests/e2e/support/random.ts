const repeats = ( usual: number ): number =>
	Number( process.env[ 'ATELIER_RELIABILITY' ] ?? usual );

/** How often a test of reliability tries what it tries. */
export const REPEATS = repeats( 2 );

/** The same for one that tries many kinds each time. */
export const ROUNDS = repeats( 1 );

/** Whether all kinds are tried; otherwise a few, which the seed chooses. */
export const IS_THOROUGH = process.env[ 'ATELIER_RELIABILITY' ] !== undefined;

/** Some of many, in random order. */
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

/** Tells how the random choices of a run are made again. */
export const SEED = Number( process.env[ 'ATELIER_SEED' ] ?? Date.now() % 1e9 );

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
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
