import { targetKey, targetsIn, type Target } from './describe';
import { PAGE_LIST, type Item } from './item';
import type { Menu } from './menu';

/** The menu that something new most likely belongs in: the first that is shown somewhere, else the first. */
export const likelyMenu = ( menus: readonly Menu[] ): Menu | undefined =>
	menus.find( ( { facts } ) => ( facts?.usedIn ?? [] ).length > 0 ) ??
	menus[ 0 ];

/** How a menu has something already: by a link, or as one of all pages; null if it doesn't. */
export function presenceIn(
	items: readonly Item[],
	target: Target
): 'link' | 'pageList' | null {
	const isLinked = targetsIn( items ).some(
		( found ) => targetKey( found ) === targetKey( target )
	);
	if ( isLinked ) {
		return 'link';
	}
	return target.type === 'page' && hasPageList( items ) ? 'pageList' : null;
}

const hasPageList = ( items: readonly Item[] ): boolean =>
	items.some(
		( { name, items: inner } ) => name === PAGE_LIST || hasPageList( inner )
	);
