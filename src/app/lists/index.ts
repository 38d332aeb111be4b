/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
export {
	AddTemplateButton,
	AddTemplateDialog,
	TemplatesList,
} from '../../features/templates/records';
export { TemplatesNavigation } from './TemplatesNavigation';
