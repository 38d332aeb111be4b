/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
import { quickEditJournal } from '../../features/quickEdit/records';
import { addJournalSource } from '../../features/recovery/records';
import { viewsJournal } from '../../features/views/records';

export {
	AddDialogs,
	PatternsContent,
	placeAt,
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
export { DocumentCommands } from './DocumentCommands';
export { MenuDetails } from './MenuDetails';
export { PatternSections } from './PatternSections';
export { PatternsNavigation } from './PatternsNavigation';
export { TemplatesNavigation } from './TemplatesNavigation';

addJournalSource( quickEditJournal );
addJournalSource( viewsJournal );
