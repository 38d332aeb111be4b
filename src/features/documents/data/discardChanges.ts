import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord } from '../../../kernel/guards';
import { endTypingStep } from '../../../platform/experimental/undoSteps';
import type { ChangedRecord } from '../model/saving';
import { recordId } from './useDocument';

/** Gives a record back the state that the server has. A step of undo like any other. */
export function discardChanges( {
	kind,
	name,
	id,
	property,
}: ChangedRecord ): void {
	endTypingStep();
	const core = select( coreStore );
	const key = [
		kind,
		name,
		id === undefined ? undefined : recordId( id ),
	] as const;
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const names =
		property === undefined
			? Object.keys( core.getEntityRecordEdits( ...key ) ?? {} )
			: [ property ];
	// core-data drops an edit that is undefined, except where it merges edits into what is saved.
	const edits = names.map( ( field ) => [
		field,
		field === 'meta' && isRecord( saved.meta ) ? saved.meta : undefined,
	] );
	void dispatch( coreStore ).editEntityRecord(
		...key,
		Object.fromEntries( edits ) as Record< string, unknown >
	);
}
