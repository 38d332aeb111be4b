import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { DocumentRef, EntityRecord } from '../model/document';

/** A document from the server, without the edits made to it since. */
export function useDocument( { type, id }: DocumentRef ): Load< EntityRecord > & {
	readonly retry: () => void;
} {
	const { record, isResolved, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = [ 'postType', type, recordId( id ) ] as const;
			return {
				record: core.getEntityRecord( ...args ),
				isResolved: core.hasFinishedResolution( 'getEntityRecord', args ),
				error: core.getResolutionError( 'getEntityRecord', args ),
			};
		},
		[ type, id ]
	);
	const { invalidateResolution } = useDispatch( coreStore );

	return useMemo( () => {
		const retry = () =>
			void invalidateResolution( 'getEntityRecord', [
				'postType',
				type,
				recordId( id ),
			] );
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		if ( record ) {
			// `type` is missing in a few types' answers; everything below needs it.
			const value = { type, ...record } as EntityRecord;
			return { status: 'ready', value, retry };
		}
		return isResolved
			? { status: 'failed', error: { code: 'missing' }, retry }
			: { status: 'loading', retry };
	}, [ record, isResolved, error, type, id, invalidateResolution ] );
}

/** Core-data keeps a record under the id exactly as it was asked for: posts are asked for by number. */
export const recordId = ( id: string ): string | number =>
	/^\d+$/.test( id ) ? Number( id ) : id;
