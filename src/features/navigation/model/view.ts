import type { DefaultLayouts, View } from '../../../dataview';

export type MenuFieldId = 'title' | 'items' | 'usedIn';
export type MenusView = View< MenuFieldId >;

export const LAYOUTS: DefaultLayouts< MenuFieldId > = {
	table: { layout: { styles: { items: { width: '1%' } } } },
};

/** Where a table has no room. */
export const NARROW_LAYOUTS: DefaultLayouts< MenuFieldId > = { list: {} };

/** The list as no one has touched it: the newest menu first, as the server sends them. */
export const DEFAULT_VIEW: MenusView = {
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
export const DEFAULT_NARROW_VIEW: MenusView = {
	...DEFAULT_VIEW,
	type: 'list',
	fields: [ 'items' ],
	layout: {},
};
