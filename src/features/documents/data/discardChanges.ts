import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '../../../kernel/guards';
import { endTypingStep } from '../../../platform/experimental/undoSteps';
import type { ChangedRecord } from '../model/changedRecord';
import { recordKey } from './useDocument';

/** Gives a record back the state that the server has. A step of undo like any other. */
export function discardChanges( record: ChangedRecord ): void {
	endTypingStep();
	dropEdits( record );
}

/**
 * Takes back the edits of a record, or of the one property that it names.
 *
 * @param record
 * @param options Whether undo may bring them back, which it does unless told otherwise.
 */
export function dropEdits(
	record: Omit< ChangedRecord, 'title' >,
	options: { readonly undoIgnore?: boolean } = {}
): void {
	const core = select( coreStore );
	const key = recordKey( record );
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const names =
		record.property === undefined
			? Object.keys( core.getEntityRecordEdits( ...key ) ?? {} )
			: [ record.property ];
	// core-data drops an edit that is undefined, except where it merges edits into what is saved.
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
