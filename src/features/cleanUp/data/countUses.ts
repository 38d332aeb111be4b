import { ok, type Result } from '@/kernel/result';
import type { UsedKind } from '@/features/uses/index.model';
import { loadCounts } from '@/features/uses';
import type { Own } from '../model/own';
import { thingsOf, type UseCounts } from '../model/unused';

interface CountedUses {
	readonly counts: UseCounts;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

/**
 * Asks how many documents use each of some things, one kind after the other.
 *
 * @param own
 * @param signal Ends it.
 * @param onStep Called while the index is filled, with the number of documents that were read and of all.
 */
export async function countUses(
	own: readonly Own[],
	signal: AbortSignal,
	onStep?: ( done: number, total: number ) => void
): Promise< Result< CountedUses > > {
	const counts = new Map< UsedKind, ReadonlyMap< string, number > >();
	let isComplete = true;
	for ( const [ kind, things ] of thingsOf( own ) ) {
		const counted = await loadCounts( kind, things, signal, onStep );
		if ( ! counted.ok ) {
			return counted;
		}
		counts.set( kind, counted.value.counts );
		isComplete &&= counted.value.isComplete;
	}
	return ok( { counts, isComplete } );
}
