/** The screens that are lists: a chunk of its own, which the records stage fetches when one is opened. */
import { quickEditJournal } from '../../features/quickEdit/index.records';
import { addJournalSource } from '../../features/recovery/index.records';
import { viewsJournal } from '../../features/views/index.records';

export {
	AddDialogs,
	PatternsContent,
	placeAt,
	RegisteredPattern,
} from '../../features/patterns/index.records';
export { MenusList, MenuView } from '../../features/navigation/index.records';
export {
	AddPostButton,
	CustomPostsList,
	PostsList,
} from '../../features/posts/index.records';
export { PostsNavigation } from './PostsNavigation';
export {
	AddTemplateButton,
	AddTemplateDialog,
	TemplatesList,
} from '../../features/templates/index.records';
export { DocumentActions } from './DocumentActions';
export { DocumentCommands } from './DocumentCommands';
export { MenuDetails } from './MenuDetails';
export { PatternSections } from './PatternSections';
export { PatternsNavigation } from './PatternsNavigation';
export { TemplatesNavigation } from './TemplatesNavigation';

addJournalSource( quickEditJournal );
addJournalSource( viewsJournal );
