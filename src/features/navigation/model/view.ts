import type { DefaultLayouts, View } from '@/dataview';

export type MenuFieldId = 'title' | 'items' | 'usedIn';
export type MenusView = View< MenuFieldId >;

/** Uses arrive after the menus, and no column moves then. */
const TABLE_LAYOUT = {
	styles: { items: { width: '1%' }, usedIn: { width: '45%' } },
};

export const LAYOUTS: DefaultLayouts< MenuFieldId > = {
	table: { layout: TABLE_LAYOUT },
};

/** Where a table has no room. */
export const NARROW_LAYOUTS: DefaultLayouts< MenuFieldId > = { list: {} };

/** The initial view of the list: newest menu first, in the server's order. */
const DEFAULT_VIEW: MenusView = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	fields: [ 'items', 'usedIn' ],
	titleField: 'title',
	layout: TABLE_LAYOUT,
	filters: [],
};

/** The same where a table has no room. */
const DEFAULT_NARROW_VIEW: MenusView = {
	...DEFAULT_VIEW,
	type: 'list',
	fields: [ 'items' ],
	layout: {},
};

/** The fields that a stored view can refer to. */
export const VIEW_RULES = {
	fields: [ 'title', 'items', 'usedIn' ],
	fallback: DEFAULT_VIEW,
} as const;

export const NARROW_VIEW_RULES = {
	...VIEW_RULES,
	fallback: DEFAULT_NARROW_VIEW,
} as const;
