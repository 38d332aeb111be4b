/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
export {
	AddDialogs,
	PatternsContent,
	RegisteredPattern,
} from '../../features/patterns/records';
export { MenusList, MenuView } from '../../features/navigation/records';
export {
	AddPostButton,
	CustomPostsList,
	PostsList,
} from '../../features/posts/records';
export { PostsNavigation } from './PostsNavigation';
export {
	AddTemplateButton,
	AddTemplateDialog,
	TemplatesList,
} from '../../features/templates/records';
export { MenuDetails } from './MenuDetails';
export { PatternsNavigation } from './PatternsNavigation';
export { TemplatesNavigation } from './TemplatesNavigation';
