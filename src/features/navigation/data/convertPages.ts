import { ok, type Result } from '@/kernel/result';
import { find, replace } from '../model/edit';
import { itemsOfPages, rootOf } from '../model/pages';
import { fetchPages } from './links';
import { makeKey, type Editing } from './useTree';

/**
 * Replaces a page list with links.
 *
 * @param editing
 * @param key     The page list's key.
 * @return The key of the first link; null without links, or if the page list has been removed.
 */
export async function convertPages(
	{ current, change }: Pick< Editing, 'current' | 'change' >,
	key: string
): Promise< Result< string | null > > {
	const pages = await fetchPages();
	if ( ! pages.ok ) {
		return pages;
	}
	// The current tree, not the one at the start: edits during the request are kept.
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
