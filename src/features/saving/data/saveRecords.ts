import { messageFor } from '@/ui/messages';
import { type ChangedRecord, keyOf } from '@/features/documents/index.model';
import type { SaveOutcome } from '../model/saving';
import { askAboutConflicts, hasConflict } from './conflicts';
import { saveReliably } from './saveReliably';

/**
 * Saves records one after the other, so that each has its own outcome: a failed record stays changed, and the others are
 * still saved unless they would fail for the same reason. Ends once the user has decided about all conflicts.
 *
 * @param records   The records to save.
 * @param onOutcome Called with the key and outcome of each record.
 * @param draft     The site draft to save into; undefined for the current view.
 * @return The records that were not saved.
 */
export async function saveRecords(
	records: readonly ChangedRecord[],
	onOutcome: ( key: string, outcome: SaveOutcome ) => void,
	draft?: number
): Promise< readonly ChangedRecord[] > {
	const failed = new Map< ChangedRecord, SaveOutcome >();
	let isOver = false;
	for ( const record of records ) {
		const key = keyOf( record );
		if ( isOver ) {
			failed.set( record, 'untried' );
			onOutcome( key, 'untried' );
			continue;
		}
		onOutcome( key, 'saving' );
		const saved = await saveReliably( record, draft );
		if ( saved.name === 'failed' ) {
			isOver = saved.endsAll;
			const outcome = { failed: messageFor( saved.error ) };
			failed.set( record, outcome );
			// A conflict isn't a failure: its outcome follows after the decision.
			onOutcome( key, hasConflict( record ) ? 'waiting' : outcome );
		} else {
			if ( saved.name === 'untried' ) {
				failed.set( record, saved.name );
			}
			onOutcome( key, saved.name );
		}
	}
	const decisions = await askAboutConflicts();
	for ( const [ record, outcome ] of [ ...failed ] ) {
		const decision = decisions.get( keyOf( record ) );
		if ( decision?.isSettled ) {
			failed.delete( record );
		}
		if ( decision ) {
			onOutcome(
				keyOf( record ),
				decision.isSettled ? 'dropped' : outcome
			);
		}
	}
	return [ ...failed.keys() ];
}
