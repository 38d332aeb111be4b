import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import type { SaveOutcome } from '../model/saving';
import { askIfEnded } from './draftQuestion';
import { clearSaveNotice } from './saveNotices';
import { forgetRun, runSave } from './saveRun';

/**
 * Saves one record without a review.
 *
 * @return The outcome; null if another save is running and nothing was started, or if the user is asked because the open
 *         site draft has ended.
 */
export async function saveAlone(
	record: ChangedRecord
): Promise< SaveOutcome | null > {
	if ( askIfEnded() ) {
		return null;
	}
	forgetRun();
	clearSaveNotice();
	const report = await runSave( [ record ] );
	if ( report === null ) {
		return null;
	}
	forgetRun();
	return report.failed.length > 0 && askIfEnded()
		? null
		: ( report.outcomes[ changeKey( record ) ] ?? null );
}
