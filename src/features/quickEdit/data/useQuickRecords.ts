import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import {
	readList,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '@/features/documents';
import { parseQuickRecord, type QuickRecord } from '../model/record';

/** The maximum of a REST request, which no list exceeds. */
const MAX = 100;

const listFor = ( type: string, ids: readonly string[] ): ListQuery | null =>
	ids.length === 0
		? null
		: [
				'postType',
				type,
				{
					include: ids.slice( 0, MAX ).map( Number ),
					per_page: MAX,
					status: 'any',
				},
			];

/**
 * Records of a list with the user's edits, without those that can't be edited any more. They are requested as a list
 * and with all fields: then core-data accepts edits without requesting each by id, which on 7.1 would parse its blocks
 * before block types are registered.
 *
 * @param type Their post type.
 * @param ids  Their ids; the same array as long as they are equal.
 */
export function useQuickRecords(
	type: string,
	ids: readonly string[]
): ListLoad< QuickRecord > {
	const list = useMemo( () => listFor( type, ids ), [ type, ids ] );
	const load = useRecordList( list );
	const records = load.status === 'ready' ? load.value : NONE;
	const edits = useSelect(
		( fromStore ) =>
			records.map( ( { id } ) =>
				fromStore( coreStore ).getEntityRecordEdits(
					'postType',
					type,
					Number( id )
				)
			),
		[ type, records ]
	);
	return useMemo(
		() =>
			readList( load, ( record, at ) =>
				parseQuickRecord( record, edits[ at ] )
			),
		[ load, edits ]
	);
}

const NONE: readonly [] = [];

/** The package's type lacks the store's selectors. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecords( ...list: ListQuery ): Promise< unknown >;
};

/** One record outside of a form, with the same request; null where it can't be edited. */
export async function loadQuickRecord(
	type: string,
	id: string
): Promise< QuickRecord | null > {
	const list = listFor( type, [ id ] );
	const found = list
		? await resolve( coreStore ).getEntityRecords( ...list )
		: [];
	const edits = select( coreStore ).getEntityRecordEdits(
		'postType',
		type,
		Number( id )
	);
	const record: unknown = Array.isArray( found ) ? found[ 0 ] : undefined;
	return parseQuickRecord( record, edits );
}
