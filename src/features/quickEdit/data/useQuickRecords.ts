import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import {
	readList,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '../../documents/index.records';
import { parseQuickRecord, type QuickRecord } from '../model/record';

/** REST answers no more at a time, and no list shows more. */
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

/** Its type says nothing about the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecords( ...list: ListQuery ): Promise< unknown >;
};

/** One item outside of a form, asked for in the same way; null where it cannot be edited. */
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
