import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import type { DocumentRef } from '../model/document';
import { recordId } from './useDocument';

/**
 * One property of a document with the user's edits, and a setter.
 *
 * @param document
 * @param name     For example `status`.
 */
export function useEditedField(
	{ type, id }: DocumentRef,
	name: string
): readonly [ value: unknown, edit: ( value: unknown ) => void ] {
	const value = useSelect(
		( select ) => {
			const edited = select( coreStore ).getEditedEntityRecord(
				'postType',
				type,
				recordId( id )
			);
			return edited ? edited[ name ] : undefined;
		},
		[ type, id, name ]
	);
	const { editEntityRecord } = useDispatch( coreStore );
	const edit = useCallback(
		( next: unknown ) =>
			void editEntityRecord( 'postType', type, recordId( id ), {
				[ name ]: next,
			} ),
		[ editEntityRecord, type, id, name ]
	);
	return [ value, edit ];
}
