import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import { endTypingStep } from '../../../platform/experimental/undoSteps';
import type { ChangedRecord, Conflict } from '../../documents/index.model';
import {
	decideConflict,
	dropConflict,
	forgetBase,
	rebaseOn,
	saveRecords,
} from '../../saving/index.records';
import {
	safeEdits,
	discardChanges,
	recordKey,
} from '../../documents/index.records';

/** The outcome: saved, or why not. Another conflict is resolved first. */
export type ResolveOutcome = 'done' | { readonly failed: string };

/** Saves the user's changes over someone else's, who was seen by now. */
export function keepMine( conflict: Conflict ): Promise< ResolveOutcome > {
	rebaseOn( conflict.record, conflict.theirs.record );
	return save( conflict );
}

/** Has what someone else saved in the place of the user's changes, which undo brings back. */
export function takeTheirs( conflict: Conflict ): void {
	const { record } = conflict;
	receive( conflict );
	discardChanges( record );
	forgetBase( record );
	dropConflict( conflict );
	decideConflict( record, { isSettled: true } );
}

/** Saves what both made of it. One step of undo leads back to the user's own changes. */
export function saveBoth(
	conflict: Conflict,
	values: UnknownRecord
): Promise< ResolveOutcome > {
	const { record, theirs } = conflict;
	receive( conflict );
	rebaseOn( record, theirs.record );
	edit( record, values );
	return save( conflict );
}

/** Gives a record the values back that were saved over. An edit that can be undone, and is saved when the user saves. */
export const putBack = ( { record }: Conflict, values: UnknownRecord ): void =>
	edit( record, values );

const receive = ( { record: { kind, name }, theirs }: Conflict ): void =>
	void dispatch( coreStore ).receiveEntityRecords( kind, name, [
		theirs.record,
	] );

function edit( record: ChangedRecord, values: UnknownRecord ): void {
	endTypingStep();
	void dispatch( coreStore ).editEntityRecord(
		...recordKey( record ),
		// The canvas makes blocks of the text again where there are none.
		'content' in values
			? safeEdits( { ...values, blocks: undefined } )
			: values
	);
}

async function save( conflict: Conflict ): Promise< ResolveOutcome > {
	dropConflict( conflict );
	let reason = '';
	const failed = await saveRecords(
		[ conflict.record ],
		( _key, outcome ) => {
			if ( typeof outcome === 'object' ) {
				reason = outcome.failed;
			}
		}
	);
	const isSettled = failed.length === 0;
	decideConflict( conflict.record, { isSettled } );
	return isSettled ? 'done' : { failed: reason };
}
