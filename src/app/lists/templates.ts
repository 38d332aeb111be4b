/** The list of templates: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export {
	AddTemplateButton,
	prepareTemplates,
	TemplatesList,
} from '@/features/templates';
export { TemplatesNavigation } from './TemplatesNavigation';

startRequests();
