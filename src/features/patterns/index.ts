/** The lists of patterns and parts, for the screens: they need no data layer. What changes patterns is provided later. */
export { adding } from './data/adding';
export { preparePatterns } from './data/preparePatterns';
export { useOwnPatterns, useParts, usePatterns } from './data/usePatterns';
export { useAreas, useCategories } from './data/useSections';
export { UNCATEGORIZED, type Pattern } from './model/pattern';
export { ALL, ALL_PARTS, filledSections, MINE } from './model/sections';
export { sectionAt, sectionOf, type PatternSection } from './model/view';
export { patternEditing } from './ui/patternEditing';
export { PatternsContent } from './ui/PatternsContent';
export { RegisteredPattern } from './ui/RegisteredPattern';
export { namesOfSections } from './ui/sectionNames';
export { usePartActions, usePatternActions } from './ui/usePatternActions';
