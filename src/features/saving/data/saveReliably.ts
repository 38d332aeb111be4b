import type { AppError } from '../../../kernel/result';
import { assertNever } from '../../../kernel/invariant';
import { endTypingStep } from '../../../platform/experimental/undoSteps';
import {
	logInAgain,
	NO_TRIES,
	reconnect,
	stepAfter,
	waitFor,
	type Tries,
} from '../../session/index.records';
import type { ChangedRecord } from '../../documents/index.model';
import { saveRecord } from './changes';
import { hasChanges, sendTracked, confirmSave } from './unconfirmedSaves';

/** What came of a record. One whose changes were taken back while it waited is dropped. */
export type Saved =
	| { readonly name: 'saved' | 'dropped' }
	| {
			readonly name: 'failed';
			readonly error: AppError;
			/** Whether others need not be tried. */
			readonly endsAll: boolean;
	  };

const SAVED: Saved = { name: 'saved' };

/**
 * Saves one record, through what can be waited out: no connection, a lost session, a busy site. Nothing is
 * sent again before the server has been asked whether it arrived the first time.
 *
 * @param record
 * @param draft  The site draft to save into; undefined for what is shown. Nobody is asked about conflicts with it.
 */
export async function saveReliably(
	record: ChangedRecord,
	draft?: number
): Promise< Saved > {
	let tries = NO_TRIES;
	// From an earlier save that got no answer.
	if ( await confirmSave( record ) ) {
		return SAVED;
	}
	for (;;) {
		endTypingStep();
		const error = await sendTracked(
			record,
			() => saveRecord( record, draft === undefined ),
			draft
		);
		if ( error === null ) {
			return SAVED;
		}
		const next = await goOn( error, tries );
		if ( await confirmSave( record ) ) {
			return SAVED;
		}
		if ( 'endsAll' in next ) {
			return { name: 'failed', error, endsAll: next.endsAll };
		}
		tries = next;
		if ( ! hasChanges( record ) ) {
			return { name: 'dropped' };
		}
	}
}

/** Waits for what a failed request needs. Answers with what has been tried then, or that it is over. */
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
