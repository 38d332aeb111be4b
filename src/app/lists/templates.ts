/** The list of templates: a chunk of its own. */
export {
	AddTemplateButton,
	AddTemplateDialog,
	TemplatesList,
} from '@/features/templates/index.records';
export { TemplatesNavigation } from './TemplatesNavigation';
