/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
export {
	AddDialogs,
	AddPatternMenu,
	AssignCategoriesDialog,
	CategoryMenu,
	exportPatterns,
	ImportDropZone,
} from '../../features/patterns/records';
export { TemplatesList } from '../../features/templates/records';
export { MenusList, MenuView } from '../../features/navigation/records';
export { MenuDetails } from './MenuDetails';
export { TemplatesNavigation } from './TemplatesNavigation';
