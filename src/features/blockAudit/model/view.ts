import type { DefaultLayouts, View } from '@/dataview/types';

export type TypeFieldId = 'title' | 'owner' | 'state' | 'blocks' | 'documents';
export type TypesView = View< TypeFieldId >;

const STYLES = {
	blocks: { width: '1%' },
	documents: { width: '1%' },
} as const;

export const LAYOUTS: DefaultLayouts< TypeFieldId > = {
	table: { layout: { styles: STYLES } },
};

/** Where a table has no room. */
export const NARROW_LAYOUTS: DefaultLayouts< TypeFieldId > = { list: {} };

/** The initial view: third-party types first. */
export const VIEW: TypesView = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 50,
	fields: [ 'owner', 'state', 'blocks', 'documents' ],
	titleField: 'title',
	sort: { field: 'owner', direction: 'asc' },
	layout: { styles: STYLES },
	filters: [],
};

/** The same where a table has no room. */
export const NARROW_VIEW: TypesView = { ...VIEW, type: 'list', layout: {} };
