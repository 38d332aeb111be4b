import { createSignal } from '@/kernel/signal';
import { beginRun, endRun, NO_RUN, withOutcome } from '../model/saveRun';
import type { ChangedRecord } from '@/features/documents/index.model';
import { beginHeader, endHeader } from './runHeader';
import { saveRecords } from './saveRecords';

/** The current or last save, started by any button. */
export const saveRun = createSignal( NO_RUN );

/**
 * Saves records unless a save is running: two buttons don't send anything twice.
 *
 * @param records
 * @param draft   The site draft to save into; undefined for the current view.
 * @return The records that were not saved; null if nothing was started.
 */
export async function runSave(
	records: readonly ChangedRecord[],
	draft?: number
): Promise< readonly ChangedRecord[] | null > {
	if ( saveRun.get().isRunning ) {
		return null;
	}
	saveRun.set( beginRun( saveRun.get(), records ) );
	beginHeader();
	try {
		return await saveRecords(
			records,
			( key, outcome ) =>
				saveRun.set( withOutcome( saveRun.get(), key, outcome ) ),
			draft
		);
	} finally {
		endHeader();
		saveRun.set( endRun( saveRun.get() ) );
	}
}

/** Removes the outcomes of the last save once they are no longer shown. */
export function forgetRun(): void {
	if ( ! saveRun.get().isRunning ) {
		saveRun.set( NO_RUN );
	}
}
