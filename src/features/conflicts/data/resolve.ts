import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '@/kernel/guards';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import type { ChangedRecord, Conflict } from '@/features/documents/index.model';
import {
	decideConflict,
	dropConflict,
	forgetBase,
	reasonIn,
	rebaseOn,
	saveRecords,
} from '@/features/saving/index.records';
import { discardChanges, putValues } from '@/features/documents/index.records';

/** The outcome: saved, or the reason why not. Another conflict is resolved first. */
export type ResolveOutcome = 'done' | { readonly failed: string };

/**
 * Saves the user's changes over someone else's, which the user has seen.
 *
 * @param conflict
 * @param status   The status to give back to a record that was moved; undefined for none.
 */
export function keepMine(
	conflict: Conflict,
	status?: string
): Promise< ResolveOutcome > {
	const { record, theirs } = conflict;
	if ( status !== undefined ) {
		// Or it would be no change.
		receive( conflict );
	}
	rebaseOn( record, theirs.record );
	if ( status !== undefined ) {
		edit( record, { status } );
	}
	return save( conflict );
}

/** Replaces the user's changes with someone else's saved version; undo restores them. */
export function takeTheirs( conflict: Conflict ): void {
	const { record } = conflict;
	receive( conflict );
	discardChanges( record );
	forgetBase( record );
	dropConflict( conflict );
	decideConflict( record, { isSettled: true } );
}

/** Saves the merged version. One undo returns to the user's own changes. */
export function saveBoth(
	conflict: Conflict,
	values: UnknownRecord
): Promise< ResolveOutcome > {
	const { record, theirs } = conflict;
	receive( conflict );
	rebaseOn( record, theirs.record );
	edit( record, values, { isWritten: true } );
	return save( conflict );
}

/** Restores a record's overwritten values. An edit that can be undone, and that the user has to save. */
export const putBack = ( { record }: Conflict, values: UnknownRecord ): void =>
	edit( record, values );

const receive = ( { record: { kind, name }, theirs }: Conflict ): void =>
	void dispatch( coreStore ).receiveEntityRecords( kind, name, [
		theirs.record,
	] );

function edit(
	record: ChangedRecord,
	values: UnknownRecord,
	options?: Parameters< typeof putValues >[ 2 ]
): void {
	endTypingStep();
	void putValues( record, values, options );
}

async function save( conflict: Conflict ): Promise< ResolveOutcome > {
	dropConflict( conflict );
	const report = await saveRecords( [ conflict.record ] );
	const isSettled = report.failed.length === 0;
	decideConflict( conflict.record, { isSettled } );
	return isSettled ? 'done' : { failed: reasonIn( report ) };
}
