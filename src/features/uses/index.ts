/** The exports of this room: they need no data layer. */
export { loadChoices, type Choice, type ListedKind } from './data/choices';
export { fetchUsesPage } from './data/fetchUses';
export { fillIndex } from './data/fillIndex';
export { loadCounts, useCounts } from './data/useCounts';
export { useComparedCounts } from './data/useComparedCounts';
export { useListCounts } from './data/useListCounts';
export { usePresetUses, useUses } from './data/useUses';
export { AskAboutPresets, presetQuestion } from './ui/AskAboutPresets';
export { UncheckedNote } from './ui/UncheckedNote';
export { usedInField, usedInShared } from './ui/usedInField';
export { UseCount } from './ui/UseCount';
export { UsesCell } from './ui/UsesCell';
export { UsesDialog } from './ui/UsesDialog';
export { UsesList } from './ui/UsesList';
export { UsesModal } from './ui/UsesModal';
