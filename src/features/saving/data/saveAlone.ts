import { keyOf, type ChangedRecord } from '../../documents/index.model';
import type { SaveOutcome } from '../model/saving';
import { clearSaveNotice } from './saveNotices';
import { forgetRun, runSave, saveRun } from './saveRun';

/**
 * Saves one record without a review.
 *
 * @return The outcome; null if another save is running and nothing was started.
 */
export async function saveAlone(
	record: ChangedRecord
): Promise< SaveOutcome | null > {
	forgetRun();
	clearSaveNotice();
	const failed = await runSave( [ record ] );
	if ( failed === null ) {
		return null;
	}
	const outcome = saveRun.get().outcomes[ keyOf( record ) ] ?? null;
	forgetRun();
	return outcome;
}
