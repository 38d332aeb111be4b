/** Lists with data views. See docs/dataview.md. */
export {
	DataForm,
	isItemValid,
	type DataFormProps,
	type Form,
	type FormField,
} from './forms';
export { DataView, type DataViewProps } from './DataView';
export {
	buildRestQuery,
	filterSortAndPaginate,
	LIST_WIDTH,
	LOCAL_SEARCH_PAUSE,
	onServer,
	PER_PAGE_OPTIONS,
	reduceView,
	type RestNames,
	type RestQuery,
	type ViewChange,
} from './model';
export {
	labelOfAction,
	selectionIn,
	useActionRunner,
	useListSelection,
} from './parts';
export { defineFields } from './types';
export type {
	Action,
	ActionableItem,
	DefaultLayouts,
	EditProps,
	Edits,
	Elements,
	Field,
	FieldId,
	Filter,
	LayoutName,
	Option,
	PaginationInfo,
	View,
} from './types';
