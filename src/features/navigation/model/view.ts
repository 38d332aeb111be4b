import type { DefaultLayouts, View } from '../../../dataview';

export type MenuFieldId = 'title' | 'items' | 'usedIn';
export type MenusView = View< MenuFieldId >;

export const LAYOUTS: DefaultLayouts< MenuFieldId > = {
	table: { layout: { styles: { items: { width: '1%' } } } },
};

/** Where a table has no room. */
export const NARROW_LAYOUTS: DefaultLayouts< MenuFieldId > = { list: {} };

/** The list as no one has touched it: the newest menu first, as the server sends them. */
const DEFAULT_VIEW: MenusView = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	fields: [ 'items', 'usedIn' ],
	titleField: 'title',
	layout: { styles: { items: { width: '1%' } } },
	filters: [],
};

/** The same where a table has no room. */
const DEFAULT_NARROW_VIEW: MenusView = {
	...DEFAULT_VIEW,
	type: 'list',
	fields: [ 'items' ],
	layout: {},
};

/** What a kept arrangement of the list can be about. */
export const VIEW_RULES = {
	fields: [ 'title', 'items', 'usedIn' ],
	fallback: DEFAULT_VIEW,
} as const;

export const NARROW_VIEW_RULES = {
	...VIEW_RULES,
	fallback: DEFAULT_NARROW_VIEW,
} as const;
