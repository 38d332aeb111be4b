export { atPage, reduceView, type ViewChange } from './change';
export { filterSortAndPaginate } from './filterSortAndPaginate';
export {
	DEFAULT_PER_PAGE,
	ELEMENTS_LIMIT,
	FOCUS_DELAY,
	LIST_WIDTH,
	LOCAL_SEARCH_PAUSE,
	PER_PAGE_OPTIONS,
	SEARCH_PAUSE,
	SEARCHABLE_ABOVE,
} from './limits';
export { itemShape, type ItemShape } from './itemShape';
export { columnsFor, previewSizesFor, type PreviewSizes } from './previewSize';
export {
	buildRestQuery,
	onServer,
	type RestNames,
	type RestQuery,
} from './restQuery';
export * from './selection';
