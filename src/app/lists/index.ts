/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
export { TemplatesList } from '../../features/templates/records';
export { MenusList } from '../../features/navigation/records';
export { TemplatesNavigation } from './TemplatesNavigation';
