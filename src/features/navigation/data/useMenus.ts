import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import { titleOf } from '@/features/documents/index.model';
import {
	prepareRecordList,
	readList,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '@/features/documents';
import { parseMenu, type Menu, type MenuReaders } from '../model/menu';
import { useFacts } from './facts';

export const TYPE = 'wp_navigation';

/** All menus, newest first. Without their content: the server would render each. */
const LIST: ListQuery = [
	'postType',
	TYPE,
	{
		per_page: -1,
		status: [ 'publish', 'draft' ],
		order: 'desc',
		orderby: 'date',
		_fields: 'id,title,slug,status',
	},
];

/** Requests them before the list is rendered, and returns how many there are. */
export const prepareMenus = async (): Promise< number > =>
	( await prepareRecordList( LIST ) ).length;

const READERS: MenuReaders = {
	readText: ( text ) => decodeEntities( text ),
	readTitle: titleOf,
};

/** All menus as stored on the server. */
export function useMenus(): ListLoad< Menu > {
	const facts = useFacts();
	const load = useRecordList( LIST );
	return useMemo(
		() => readList( load, ( record ) => menuOf( record, facts ) ),
		[ load, facts ]
	);
}

function menuOf(
	record: UnknownRecord,
	facts: ReturnType< typeof useFacts >
): Menu | null {
	const menu = parseMenu( record, READERS );
	return menu && { ...menu, facts: facts?.get( menu.id ) ?? null };
}

/** One published page. */
const PAGE: ListQuery = [
	'postType',
	'page',
	{ per_page: 1, status: 'publish', _fields: 'id' },
];

/** Whether the site has a published page; undefined while loading. */
export function useHasPages(): boolean | undefined {
	const load = useRecordList( PAGE );
	return load.status === 'ready' ? load.value.length > 0 : undefined;
}
