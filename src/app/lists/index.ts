/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
export {
	AddDialogs,
	AddPatternMenu,
	AssignCategoriesDialog,
	CategoryMenu,
	exportPatterns,
	ImportDropZone,
} from '../../features/patterns/records';
export {
	AddPostButton,
	CustomPostsList,
	PostsList,
} from '../../features/posts/records';
export { TemplatesList } from '../../features/templates/records';
export { PostsNavigation } from './PostsNavigation';
export { TemplatesNavigation } from './TemplatesNavigation';
