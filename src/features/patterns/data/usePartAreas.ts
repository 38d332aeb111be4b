import { useMemo } from '@wordpress/element';
import { useRecordList, type ListQuery } from '@/features/documents';
import { parseAreas, type PartArea } from '../model/partArea';

/** The same query as core-data's, to share the response. */
const ACTIVE_THEME: ListQuery = [ 'root', 'theme', { status: 'active' } ];

/** The areas of template parts that the theme has; null until they are known. */
export function usePartAreas(): readonly PartArea[] | null {
	const load = useRecordList( ACTIVE_THEME );
	const [ theme ] = load.status === 'ready' ? load.value : [];
	return useMemo(
		() =>
			theme ? parseAreas( theme.default_template_part_areas ) : null,
		[ theme ]
	);
}
