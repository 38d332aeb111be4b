/** The exports of this room that need the data layer. */
export { AddDialogs } from './ui/AddDialogs';
export { AssignCategoriesDialog } from './ui/AssignCategoriesDialog';
export { RemovePatternDialog } from './ui/RemovePatternDialog';
export { ALL, ALL_PARTS, filledSections, MINE } from './model/sections';
export { UNCATEGORIZED, type Pattern } from './model/pattern';
export { sectionAt, sectionOf, type PatternSection } from './model/view';
export { useAreas, useCategories } from './data/useSections';
export { useParts, usePatterns } from './data/usePatterns';
export { PatternsContent } from './ui/PatternsContent';
export { RegisteredPattern } from './ui/RegisteredPattern';
export { usePartActions, usePatternActions } from './ui/usePatternActions';
export { namesOfSections } from './ui/sectionNames';
