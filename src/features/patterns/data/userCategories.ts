import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import {
	readList,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '@/features/documents';
import { parseCategory, type UserCategory } from '../model/userCategory';

/** The same query as core-data's, to share the response. */
const LIST: ListQuery = [
	'taxonomy',
	'wp_pattern_category',
	{ per_page: -1, _fields: 'id,name,description,slug', context: 'view' },
];

/** All categories created by users. */
export function useUserCategories(): ListLoad< UserCategory > {
	const load = useRecordList( LIST );
	return useMemo(
		() =>
			readList( load, ( record ) =>
				parseCategory( record, decodeEntities )
			),
		[ load ]
	);
}
