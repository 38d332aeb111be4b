import { createSignal } from '@/kernel/signal';
import type { ChangedRecord } from '@/features/documents/index.model';
import { beginRun, endRun, NO_RUN, withOutcome } from '../model/saveRun';
import { isProblem, type SaveReport } from '../model/saving';
import { saveRecords } from './saveRecords';

/** The current or last save, started by any button. */
export const saveRun = createSignal( NO_RUN );

interface RunReport extends SaveReport {
	/** Whether something is still shown as not saved, by this save or an earlier one. */
	readonly hasProblems: boolean;
}

/**
 * Saves records unless a save is running: two buttons don't send anything twice.
 *
 * @param records
 * @param draft   The site draft to save into; undefined for the current view.
 * @return Null if nothing was started.
 */
export async function runSave(
	records: readonly ChangedRecord[],
	draft?: number
): Promise< RunReport | null > {
	if ( saveRun.get().isRunning ) {
		return null;
	}
	let run = beginRun( saveRun.get(), records );
	saveRun.set( run );
	try {
		const report = await saveRecords( records, {
			draft,
			onOutcome( key, outcome ) {
				run = withOutcome( run, key, outcome );
				saveRun.set( run );
			},
		} );
		const hasProblems = Object.values( run.outcomes ).some( isProblem );
		return { ...report, hasProblems };
	} finally {
		saveRun.set( endRun( run ) );
	}
}

/** Removes the outcomes of the last save once they are no longer shown. */
export function forgetRun(): void {
	if ( ! saveRun.get().isRunning ) {
		saveRun.set( NO_RUN );
	}
}
