import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';

const PATH = '/atelier/v1/uses/index';

/** Each takes a second. The server goes on by itself where this ends. */
const MOST_STEPS = 30;

/** Called with the number of documents that were read, and the estimated number of all. */
export type OnStep = ( done: number, total: number ) => void;

/** Has the server read what the index of uses lacks: until that is complete, or nobody waits for it any more. */
export async function fillIndex(
	signal: AbortSignal,
	onStep?: OnStep
): Promise< void > {
	let done = -1;
	for ( let step = 0; step < MOST_STEPS && ! signal.aborted; step++ ) {
		const state = await apiFetch< unknown >( {
			path: PATH,
			method: 'POST',
			signal,
		} );
		if (
			! isRecord( state ) ||
			state.isReading !== true ||
			typeof state.done !== 'number' ||
			// Somebody else is at it, or a theme is previewed.
			state.done === done
		) {
			return;
		}
		done = state.done;
		onStep?.( done, Math.max( done, Number( state.total ) || 0 ) );
	}
}
