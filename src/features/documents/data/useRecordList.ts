import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import type { Load } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import type { ListQuery } from './removeListed';

/** A list that can be refetched. */
export type ListLoad< Item > = Load< readonly Item[] > & {
	readonly retry: () => void;
};

const NOTHING: readonly [] = [];

/**
 * The records of a list in core-data.
 *
 * @param list Must not change while the query stays the same; null for an empty list.
 */
export function useRecordList(
	list: ListQuery | null
): ListLoad< UnknownRecord > {
	const { records, isResolved, error } = useSelect(
		( select ) => {
			if ( ! list ) {
				return { records: NOTHING, isResolved: true, error: undefined };
			}
			const core = select( coreStore );
			return {
				records: core.getEntityRecords( ...list ),
				isResolved: core.hasFinishedResolution(
					'getEntityRecords',
					list
				),
				error: core.getResolutionError( 'getEntityRecords', list ),
			};
		},
		[ list ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () =>
			void ( list && invalidateResolution( 'getEntityRecords', list ) );
		if ( records ) {
			return { status: 'ready', value: eachOnce( records ), retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 doesn't expose the error; a loaded list is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [ list, records, isResolved, error, invalidateResolution ] );
}

/** Two posts may have the ID of one template part: WordPress lists both, and opens and changes the first. */
export function eachOnce(
	records: readonly UnknownRecord[]
): readonly UnknownRecord[] {
	const seen = new Set();
	return records.filter( ( { id } ) => {
		const isNew = id === undefined || ! seen.has( id );
		seen.add( id );
		return isNew;
	} );
}

/** A list's items, parsed from its records. */
export const readList = < Item >(
	load: ListLoad< UnknownRecord >,
	read: ( record: UnknownRecord, at: number ) => Item | null
): ListLoad< Item > =>
	load.status === 'ready'
		? {
				...load,
				value: load.value
					.map( read )
					.filter( ( item ) => item !== null ),
			}
		: load;
