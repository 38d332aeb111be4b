import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { DocumentRef } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';

/** Whether a document has unsaved changes. */
export const useHasChanges = ( { type, id }: DocumentRef ): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).hasEditsForEntityRecord(
				...recordArgs( { kind: 'postType', name: type, id } )
			),
		[ type, id ]
	);
