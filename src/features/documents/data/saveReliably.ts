import type { AppError } from '../../../kernel/result';
import { assertNever } from '../../../kernel/invariant';
import {
	logInAgain,
	NO_TRIES,
	reconnect,
	stepAfter,
	waitFor,
	type Tries,
} from '../../session/records';
import type { ChangedRecord } from '../model/saving';
import { saveRecord } from './changes';
import { hasChanges, sendWithDoubt, settleDoubt } from './doubts';

/** What came of a record: it is saved, or why it is not and whether others need not be tried. */
export type Saved =
	| { readonly isSaved: true }
	| {
			readonly isSaved: false;
			readonly error: AppError;
			readonly endsAll: boolean;
	  };

const SAVED: Saved = { isSaved: true };

/**
 * Saves one record, through what can be waited out: no connection, a lost session, a busy site. Nothing is
 * sent again before the server has been asked whether it arrived the first time.
 */
export async function saveReliably( record: ChangedRecord ): Promise< Saved > {
	let tries = NO_TRIES;
	// From an earlier save that got no answer.
	if ( await settleDoubt( record ) ) {
		return SAVED;
	}
	for (;;) {
		const error = await sendWithDoubt( record, () => saveRecord( record ) );
		if ( error === null ) {
			return SAVED;
		}
		const next = await goOn( error, tries );
		if ( await settleDoubt( record ) ) {
			return SAVED;
		}
		if ( 'endsAll' in next ) {
			return { isSaved: false, error, endsAll: next.endsAll };
		}
		tries = next;
		// Taken back while it waited.
		if ( ! hasChanges( record ) ) {
			return SAVED;
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
