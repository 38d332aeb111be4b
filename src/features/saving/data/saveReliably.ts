import type { AppError } from '@/kernel/result';
import { assertNever } from '@/kernel/invariant';
import type { RunHeader } from '@/platform/historyRun';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import {
	logInAgain,
	NO_TRIES,
	reconnect,
	stepAfter,
	waitFor,
	type Tries,
} from '@/features/session/index.records';
import type { ChangedRecord, Conflict } from '@/features/documents/index.model';
import { agreesToStripping } from './stripping';
import { hasChanges, saveTracked, confirmSave } from './unconfirmedSaves';

/**
 * The outcome of a save. A record is dropped if its changes were discarded while it waited, and untried if the user decided against
 * saving it.
 */
export type Saved =
	| { readonly name: 'saved' | 'dropped' | 'untried' }
	| {
			readonly name: 'failed';
			readonly error: AppError;
			/** Whether all other records would fail as well. */
			readonly endsAll: boolean;
			/** That the user must resolve. */
			readonly conflict?: Conflict;
	  };

const SAVED: Saved = { name: 'saved' };

/**
 * Saves one record; waits for a connection, a login, or a busy site. Before a request is repeated, the record is read to
 * confirm that the first one didn't arrive.
 *
 * @param record
 * @param run    Of the save.
 * @param draft  The site draft to save into; undefined for the current view. With it, conflicts are errors, not questions.
 */
export async function saveReliably(
	record: ChangedRecord,
	run: RunHeader,
	draft?: number
): Promise< Saved > {
	let tries = NO_TRIES;
	// An earlier save may be unconfirmed.
	if ( await confirmSave( record ) ) {
		return SAVED;
	}
	if ( ! ( await agreesToStripping( record ) ) ) {
		return { name: 'untried' };
	}
	for (;;) {
		endTypingStep();
		const sent = await saveTracked( record, run, draft );
		if ( sent.ok ) {
			return SAVED;
		}
		const next = await goOn( sent.error, tries );
		if ( await confirmSave( record ) ) {
			return SAVED;
		}
		if ( 'endsAll' in next ) {
			const { error, conflict } = sent;
			return {
				name: 'failed',
				error,
				endsAll: next.endsAll,
				...( conflict ? { conflict } : {} ),
			};
		}
		tries = next;
		if ( ! hasChanges( record ) ) {
			return { name: 'dropped' };
		}
	}
}

/** Waits for the remedy of a failed request. Returns the updated tries, or the end of the save. */
async function goOn(
	error: AppError,
	tries: Tries
): Promise< Tries | { readonly endsAll: boolean } > {
	const step = stepAfter( error, tries );
	switch ( step.name ) {
		case 'giveUp':
			return { endsAll: error.code === 'tooMany' };
		case 'logIn':
			return ( await logInAgain() )
				? { ...tries, logins: tries.logins + 1 }
				: { endsAll: true };
		case 'wait':
			return ( await waitFor( step.seconds ) )
				? { ...tries, waits: tries.waits + 1 }
				: { endsAll: true };
		case 'reconnect': {
			const found = await reconnect();
			return found === 'cancelled'
				? { endsAll: true }
				: {
						...tries,
						resets: tries.resets + Number( found === 'there' ),
					};
		}
		default:
			return assertNever( step );
	}
}
