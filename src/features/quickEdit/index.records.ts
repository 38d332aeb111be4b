/** The exports of this room that need the data layer. */
export { changesOf } from './ui/visibility';
export { useQuickDocument, type QuickDocument } from './data/useQuickDocument';
export { parseQuickRecord } from './model/record';
export { SelectedItems } from './ui/SelectedItems';
export { QuickRows } from './ui/QuickRows';
export { searchAuthors, searchPublished, useAuthorName } from './data/choices';
export { quickEditJournal } from './data/journal';
export { SearchedChoice } from './ui/SearchedChoice';
export { statusOptions } from './ui/messages';
