/** The lists of patterns and template parts: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export {
	PatternsContent,
	RegisteredPattern,
	sectionAt,
} from '@/features/patterns';
export { PatternSections } from './PatternSections';
export { PatternsNavigation } from './PatternsNavigation';
export { UsedIn } from './UsedIn';

startRequests();
