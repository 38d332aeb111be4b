import type { UnknownRecord } from '../../../kernel/guards';

/** What can hold other items. A plain link becomes one as soon as something is put into it. */
export const SUBMENU = 'core/navigation-submenu';
export const LINK = 'core/navigation-link';
export const PAGE_LIST = 'core/page-list';
export const HOME_LINK = 'core/home-link';

/** An item of a menu while it is edited. */
export interface Item {
	/** The same for as long as the item exists, wherever it is moved. */
	readonly key: string;
	/** The name of its block, such as `core/navigation-link`; empty for text that is in no block. */
	readonly name: string;
	readonly attributes: UnknownRecord;
	/** What is below it; always empty for blocks that are kept as they are. */
	readonly items: readonly Item[];
	readonly source: Source;
}

/** How an item is written, exactly as it came. */
export interface Source {
	/** Before the item, from the end of the one before it. */
	readonly before: string;
	/** From its start to its first item, or all of it where it has none; null where it has to be rewritten. */
	readonly open: string | null;
	/** After its last item, up to its end. */
	readonly close: string;
}

/** A whole menu. */
export interface Tree {
	readonly items: readonly Item[];
	/** After the last item. */
	readonly after: string;
}

/** Whether the items of a block are items of the menu; all others are kept as they are, with all they contain. */
export const holdsItems = ( name: string ): boolean =>
	name === SUBMENU || name === LINK;
