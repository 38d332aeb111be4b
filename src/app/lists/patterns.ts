/** The lists of patterns and template parts: a chunk of its own. */
export {
	AddDialogs,
	PatternsContent,
	sectionAt,
	RegisteredPattern,
} from '@/features/patterns/index.records';
export { PatternSections } from './PatternSections';
export { PatternsNavigation } from './PatternsNavigation';
export { UsedIn } from './UsedIn';
