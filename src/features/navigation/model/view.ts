import type { DefaultLayouts, View } from '../../../dataview';

export type MenuFieldId = 'title' | 'items' | 'usedIn';
export type MenusView = View< MenuFieldId >;

export const LAYOUTS: DefaultLayouts< MenuFieldId > = {
	table: { layout: { styles: { items: { width: '1%' } } } },
};

/** The list as nobody has touched it: the newest menu first, as the server sends them. */
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

/** What a kept arrangement of the list can be about. */
export const VIEW_RULES = {
	fields: [ 'title', 'items', 'usedIn' ],
	fallback: DEFAULT_VIEW,
} as const;
