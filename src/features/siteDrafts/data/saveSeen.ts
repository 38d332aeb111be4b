import { fail, ok, type Result } from '@/kernel/result';
import type { ChangedRecord } from '@/features/documents/index.model';
import type { DraftChange } from '../model/change';
import { changeKeyOf, differences } from '../model/seen';
import { fetchChanges } from './requests';
import { saveUnsaved, type Unsaved } from './saveUnsaved';

export type SavedSeen =
	/** The changes of the draft: what the user has seen, and what was saved. */
	| { readonly name: 'saved'; readonly changes: readonly DraftChange[] }
	/** The draft has other changes than those that the user has seen, as after a conflict. */
	| { readonly name: 'outdated' }
	| {
			readonly name: 'unsaved';
			/** Null if another save is running, so that nothing was started. */
			readonly left: readonly Unsaved[] | null;
	  };

/**
 * Saves into a draft, unless it is no longer as the user has seen it.
 *
 * @param draft
 * @param seen
 * @param records
 */
export async function saveSeen(
	draft: number,
	seen: readonly DraftChange[],
	records: readonly ChangedRecord[]
): Promise< Result< SavedSeen > > {
	const before = await fetchChanges( draft );
	if ( ! before.ok ) {
		return fail( before.error );
	}
	if ( differences( seen, before.value ).length > 0 ) {
		return ok( { name: 'outdated' } );
	}
	const report = await saveUnsaved( records );
	if ( report?.left.length !== 0 ) {
		return ok( { name: 'unsaved', left: report?.left ?? null } );
	}
	if ( report.hadConflict ) {
		return ok( { name: 'outdated' } );
	}
	const after = await fetchChanges( draft );
	if ( ! after.ok ) {
		return fail( after.error );
	}
	const saved = records.map( changeKeyOf );
	return ok(
		differences( seen, after.value ).every( ( { key } ) =>
			saved.includes( key )
		)
			? { name: 'saved', changes: after.value }
			: { name: 'outdated' }
	);
}
