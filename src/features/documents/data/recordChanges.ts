import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { compareBlocks, type BlockChange } from '../model/blockChanges';
import { compareFields, type FieldChange } from '../model/fieldChanges';
import type { ChangedRecord } from '../model/changedRecord';
import { blocksOf } from './blocksOf';
import { editedBlocks } from './editedBlocks';
import { recordArgs } from './useDocument';

/** The user's unsaved changes of a record. */
export interface RecordChanges {
	readonly blocks: readonly BlockChange[];
	readonly fields: readonly FieldChange[];
}

/** Edits that core-data never sends to the server. */
const TRANSIENT = new Set( [ 'blocks', 'selection', 'content' ] );

/** The unsaved changes of a record, updated while it is rendered. */
export function useRecordChanges( record: ChangedRecord ): RecordChanges {
	const edits = useSelect(
		( fromStore ) =>
			fromStore( coreStore ).getEntityRecordEdits(
				...recordArgs( record )
			),
		[ record ]
	);
	return useMemo(
		() => recordChanges( record, edits ?? {} ),
		[ record, edits ]
	);
}

function recordChanges(
	record: ChangedRecord,
	edits: UnknownRecord
): RecordChanges {
	const core = select( coreStore );
	const key = recordArgs( record );
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const names =
		record.property === undefined
			? Object.keys( edits ).filter( ( name ) => ! TRANSIENT.has( name ) )
			: [ record.property ];
	return {
		fields: names.flatMap( ( name ) =>
			compareFields( saved[ name ], edits[ name ], [ name ] )
		),
		blocks:
			'blocks' in edits || 'content' in edits
				? compareBlocks(
						blocksOf( stringOr( saved.content ) ),
						editedBlocks( core.getEditedEntityRecord( ...key ) )
					)
				: [],
	};
}
