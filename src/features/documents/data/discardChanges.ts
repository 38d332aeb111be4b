import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '@/kernel/guards';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import type { ChangedRecord } from '../model/changedRecord';
import { recordArgs } from './useDocument';

/** Resets a record to the server's state. The user can undo it. */
export function discardChanges( record: ChangedRecord ): void {
	endTypingStep();
	dropEdits( record );
}

/**
 * Discards the edits of a record, or of one of its properties.
 *
 * @param record
 * @param options Whether undo can restore them; by default it can.
 */
export function dropEdits(
	record: Omit< ChangedRecord, 'title' >,
	options: { readonly undoIgnore?: boolean } = {}
): void {
	const core = select( coreStore );
	const key = recordArgs( record );
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const names =
		record.property === undefined
			? Object.keys( core.getEntityRecordEdits( ...key ) ?? {} )
			: [ record.property ];
	// core-data drops undefined edits, except for properties that it merges.
	const edits = names.map( ( field ) => [
		field,
		field === 'meta' && isRecord( saved.meta ) ? saved.meta : undefined,
	] );
	void dispatch( coreStore ).editEntityRecord(
		...key,
		Object.fromEntries( edits ) as Record< string, unknown >,
		options
	);
}
