import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import type { Load } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import {
	recordActions,
	recordStore,
	useHasRecordStore,
	useRecordStore,
	type RecordSelectors,
} from '@/platform/recordStore';
import { useLoad } from '@/ui/useLoad';
import { earlyRecords, fetchEarlyList, type ListQuery } from './earlyLists';

/** A list that can be refetched. */
export type ListLoad< Item > = Load< readonly Item[] > & {
	readonly retry: () => void;
};

interface Stored {
	readonly records: readonly UnknownRecord[] | null;
	readonly isResolved: boolean;
	readonly error: unknown;
}

const EMPTY: Stored = { records: [], isResolved: true, error: undefined };
const ABSENT: Stored = { records: null, isResolved: false, error: undefined };
const NO_LIST: ListQuery = [ '', '', {} ];

/**
 * The records of a list in core-data; before it is there, those of a post type as the server has them.
 *
 * @param list Must not change while the query stays the same; null for an empty list.
 */
export function useRecordList(
	list: ListQuery | null
): ListLoad< UnknownRecord > {
	const hasStore = useHasRecordStore();
	const early = useLoad( list, () => fetchEarlyList( list ?? NO_LIST ), {
		loaded: () => ( hasStore ? null : earlyRecords( list ) ),
		isWanted: list !== null && ! hasStore,
	} );
	const { records, isResolved, error } = useRecordStore(
		( core ) => ( list ? storedList( core, list ) : EMPTY ),
		list ? ABSENT : EMPTY,
		[ list ]
	);
	return useMemo( () => {
		const retry = () => {
			if ( ! hasStore ) {
				early.retry();
			} else if ( list ) {
				void recordActions().invalidateResolution(
					'getEntityRecords',
					list
				);
			}
		};
		if ( records ) {
			return { status: 'ready', value: eachOnce( records ), retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		if ( isResolved ) {
			// 7.1 doesn't expose the error; a loaded list is never null.
			return { status: 'failed', error: { code: 'server' }, retry };
		}
		if ( early.status === 'ready' ) {
			return { status: 'ready', value: eachOnce( early.value ), retry };
		}
		// With core-data, what failed before is asked again.
		return early.status === 'failed' && ! hasStore
			? { ...early, retry }
			: { status: 'loading', retry };
	}, [ list, records, isResolved, error, early, hasStore ] );
}

/**
 * Requests a list before it is rendered, by core-data if it is there.
 *
 * @return Its records; none if they aren't known.
 */
export async function prepareRecordList(
	list: ListQuery
): Promise< readonly UnknownRecord[] > {
	const core = recordStore();
	if ( core ) {
		return storedList( core, list ).records ?? [];
	}
	const answer = await fetchEarlyList( list );
	return answer.ok ? answer.value : [];
}

const storedList = ( core: RecordSelectors, list: ListQuery ): Stored => ( {
	records: core.getEntityRecords( ...list ),
	isResolved: core.hasFinishedResolution( 'getEntityRecords', list ),
	error: core.getResolutionError( 'getEntityRecords', list ),
} );

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
