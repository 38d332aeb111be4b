/** How often each reliability test repeats what it does; a proof asks for more than every day's run. */
export const REPEATS = Number( process.env[ 'ATELIER_RELIABILITY' ] ?? 2 );

/** What the choices of a run follow from: the same seed, the same choices. */
export const SEED = Number(
	process.env[ 'ATELIER_SEED' ] ?? Date.now() % 1_000_000
);

/** Numbers from 0 up to 1, the same for the same seed. */
export function createRandom( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state * 1_103_515_245 + 12_345 ) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}
