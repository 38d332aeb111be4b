import { useLoad } from '@/ui/useLoad';
import type { History, RevisionPage } from './history';

/**
 * A page of the list; null while loading.
 *
 * @param history
 * @param page    Counted from 1.
 * @param newest  The first page, which is already loaded.
 */
export function useRevisionPage(
	history: History,
	page: number,
	newest: RevisionPage
): RevisionPage | null {
	const load = useLoad( page, () => history.page( page ) );
	if ( page === 1 ) {
		return newest;
	}
	return load.status === 'ready' ? load.value : null;
}
