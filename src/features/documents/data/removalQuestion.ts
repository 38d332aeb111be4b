import type { AppError } from '../../../kernel/result';
import { createSignal } from '../../../kernel/signal';
import type { Removal } from '../model/removal';

/** A record that someone has changed since the user decided to get rid of it. */
export interface ChangedMeanwhile {
	readonly title: string;
	/** Says who it was, and when. */
	readonly error: AppError;
}

/** Whether records are to go although someone has changed them. */
export interface RemovalQuestion {
	readonly removal: Removal;
	readonly records: readonly ChangedMeanwhile[];
	readonly answer: ( isWanted: boolean ) => void;
}

/** What the user is being asked; null while nothing is. */
export const removalQuestion = createSignal< RemovalQuestion | null >( null );

/** Asks the user. Whoever asks the next question has the one before answered with no. */
export function askWhetherToRemove(
	removal: Removal,
	records: readonly ChangedMeanwhile[]
): Promise< boolean > {
	removalQuestion.get()?.answer( false );
	return new Promise( ( resolve ) => {
		removalQuestion.set( {
			removal,
			records,
			answer: ( isWanted ) => {
				removalQuestion.set( null );
				resolve( isWanted );
			},
		} );
	} );
}
