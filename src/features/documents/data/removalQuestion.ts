import type { AppError } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import type { Removal } from '../model/removal';

/** A record that another user has changed since the user chose to remove it. */
export interface ChangedByOthers {
	readonly title: string;
	/** Its message names the user and the time. */
	readonly error: AppError;
}

/** Asks whether to remove records that another user has changed. */
export interface RemovalQuestion {
	readonly removal: Removal;
	readonly records: readonly ChangedByOthers[];
	readonly answer: ( isWanted: boolean ) => void;
}

/** The open question; null without one. */
export const removalQuestion = createSignal< RemovalQuestion | null >( null );

/** Asks the user. A new question answers the open one with no. */
export function askWhetherToRemove(
	removal: Removal,
	records: readonly ChangedByOthers[]
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
