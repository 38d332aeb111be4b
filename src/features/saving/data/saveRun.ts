import { createSignal } from '../../../kernel/signal';
import { beginRun, endRun, NO_RUN, withOutcome } from '../model/saveRun';
import type { ChangedRecord } from '../../documents/index.model';
import { beginHeader, endHeader } from './runHeader';
import { saveRecords } from './saveRecords';

/** The save that is running, whoever has started it. */
export const saveRun = createSignal( NO_RUN );

/**
 * Saves records, unless a save is running already: nothing is sent twice because two buttons were pressed.
 *
 * @param records
 * @param draft   The site draft to save into; undefined for what is shown.
 * @return The records that have not been saved; null where nothing was started.
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

/** Forgets what came of the last save, once no one looks at it. */
export function forgetRun(): void {
	if ( ! saveRun.get().isRunning ) {
		saveRun.set( NO_RUN );
	}
}
