import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { parseQuickRecord, type QuickRecord } from '../model/record';

/** REST answers no more at a time, and no list shows more. */
const MAX = 100;

const queryFor = ( ids: readonly string[] ) => ( {
	include: ids.slice( 0, MAX ).map( Number ),
	per_page: MAX,
	status: 'any',
} );

/**
 * Items of a list with the user's edits in them; those that may not be edited any more are left out.
 *
 * They are asked for as a list and as a whole: then core-data takes edits of them, without asking for
 * each by its number, which on 7.1 would parse its blocks before there are block types.
 *
 * @param type Their post type.
 * @param ids  Their ids; the same list as long as they are the same.
 */
export function useQuickRecords(
	type: string,
	ids: readonly string[]
): Load< readonly QuickRecord[] > & { readonly retry: () => void } {
	const query = useMemo( () => queryFor( ids ), [ ids ] );
	const { records, isResolved, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = [ 'postType', type, query ] as const;
			return {
				records:
					ids.length === 0 ? NONE : core.getEntityRecords( ...args ),
				isResolved: core.hasFinishedResolution(
					'getEntityRecords',
					args
				),
				error: core.getResolutionError( 'getEntityRecords', args ),
			};
		},
		[ type, ids, query ]
	);
	const edits = useSelect(
		( select ) =>
			( records ?? NONE ).map( ( { id } ) =>
				select( coreStore ).getEntityRecordEdits(
					'postType',
					type,
					Number( id )
				)
			),
		[ type, records ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () =>
			void invalidateResolution( 'getEntityRecords', [
				'postType',
				type,
				query,
			] );
		if ( records ) {
			const value = records
				.map( ( record, at ) =>
					parseQuickRecord( { ...record, ...edits[ at ] } )
				)
				.filter( ( record ) => record !== null );
			return { status: 'ready', value, retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 keeps the reason of a failure to itself: a list that has come is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [
		type,
		query,
		records,
		edits,
		isResolved,
		error,
		invalidateResolution,
	] );
}

const NONE: readonly [] = [];
