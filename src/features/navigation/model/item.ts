import type { UnknownRecord } from '@/kernel/guards';

/** The block with a submenu. A link becomes one as soon as it gets items. */
export const SUBMENU = 'core/navigation-submenu';
export const LINK = 'core/navigation-link';
export const PAGE_LIST = 'core/page-list';
export const HOME_LINK = 'core/home-link';

/** An item of a menu in the editor. */
export interface Item {
	/** Stays the same as long as the item exists, wherever it is moved. */
	readonly key: string;
	/** The name of its block, such as `core/navigation-link`; empty for text outside of blocks. */
	readonly name: string;
	readonly attributes: UnknownRecord;
	/** Its child items; always empty for blocks that are kept as they are. */
	readonly items: readonly Item[];
	readonly source: Source;
}

/** The serialized form of an item, exactly as it was parsed. */
export interface Source {
	/** The text before the item, from the end of the previous one. */
	readonly before: string;
	/** From its start to its first child, or all of it without children; null if it must be serialized again. */
	readonly open: string | null;
	/** After its last child, up to its end. */
	readonly close: string;
}

/** A whole menu. */
export interface Tree {
	readonly items: readonly Item[];
	/** The text after the last item. */
	readonly after: string;
}

/**
 * Whether the inner blocks of a block are items of the menu; other blocks are kept as they are, with all their content.
 */
export const holdsItems = ( name: string ): boolean =>
	name === SUBMENU || name === LINK;
