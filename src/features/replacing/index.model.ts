/** Finding and replacing in the stored text of a record. */
export { finderOf, type Finder } from './model/findPlaces';
export {
	valueFinderOf,
	type ValueForm,
	type ValuePlace,
} from './model/findValues';
export { cssSlug, isSlugName } from './model/rules/presetRule';
export { withEdits } from './model/replace';
export { unlink } from './model/unlink';
export { isAsValid } from './model/validity';
export {
	type Edit,
	type LinkTarget,
	type MediaFile,
	type PartName,
	type Place,
	type Search,
	type SearchKind,
	type TextSearch,
} from './model/search';
