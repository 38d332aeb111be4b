import { ok, type Result } from '../../../kernel/result';
import { find, replace } from '../model/edit';
import { itemsOfPages, rootOf } from '../model/pages';
import { fetchPages } from './links';
import { makeKey, type Editing } from './useTree';

/**
 * Puts links in the place of a list of pages.
 *
 * @param editing
 * @param key     The list's.
 * @return The key of the first link; null where there is none, or the list is gone by now.
 */
export async function convertPages(
	{ current, change }: Pick< Editing, 'current' | 'change' >,
	key: string
): Promise< Result< string | null > > {
	const pages = await fetchPages();
	if ( ! pages.ok ) {
		return pages;
	}
	// Not as they were when it began: what has been edited while it waited stays.
	const now = current();
	const found = find( now, key );
	if ( ! found ) {
		return ok( null );
	}
	const items = itemsOfPages(
		pages.value,
		rootOf( found.item.attributes ),
		makeKey
	);
	change( replace( now, key, items ) );
	return ok( items[ 0 ]?.key ?? null );
}
