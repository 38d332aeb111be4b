import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import type { DocumentRef } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import {
	itemOf,
	parseQuickRecord,
	type QuickItem,
	type QuickRecord,
	type QuickValues,
} from '../model/record';
import { byField } from '../model/rules';
import { editRecords, useWithHeld } from './editRecords';

/** The fields of an open document, and a function that edits them by the same rules as quick edit in a list. */
export interface QuickDocument {
	/** Null where the user may not edit it. */
	readonly item: QuickItem | null;
	/** The document with its edits; empty where the user may not edit it. */
	readonly records: readonly QuickRecord[];
	readonly edit: ( edits: QuickValues ) => void;
}

export function useQuickDocument( { type, id }: DocumentRef ): QuickDocument {
	const { saved, edits } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const key = recordArgs( { kind: 'postType', name: type, id } );
			return {
				saved: core.getRawEntityRecord( ...key ),
				edits: core.getEntityRecordEdits( ...key ),
			};
		},
		[ type, id ]
	);
	const records = useMemo( () => {
		const record = parseQuickRecord( saved, edits );
		return record ? [ record ] : [];
	}, [ saved, edits ] );
	const shown = useWithHeld( type, records );
	const item = useMemo(
		() =>
			shown.records.length > 0
				? itemOf( type, shown.records, byField( shown.problems ) )
				: null,
		[ type, shown ]
	);
	const edit = useCallback(
		( next: QuickValues ) => editRecords( type, records, next ),
		[ type, records ]
	);
	return { item, records: shown.records, edit };
}
