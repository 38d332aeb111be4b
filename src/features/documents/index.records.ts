/** What needs the data layer: the second door of this room, for the records and the editor stage. */
export { isTrashed, titleOf } from './model/document';
export {
	allowsMethod,
	authorsOf,
	parseAuthor,
	type AuthorType,
	type DocumentAuthor,
} from './model/author';
export type { Listed, Outcome } from './model/listed';
export { AuthorName, authorIcon } from './ui/AuthorName';
export { removalLabel, removalTitle, RemoveDialog } from './ui/RemoveDialog';
export { RenameDialog } from './ui/RenameDialog';
export {
	coreList,
	removeListed,
	type ListQuery,
	type ListSource,
} from './data/removeListed';
export { removalOf, type Removal } from './model/removal';
export { isStripped } from './model/strippedCode';
export { scheduleWords } from './data/scheduleWords';
export { revisionCount, type Revision } from './model/revision';
export { readList, useRecordList, type ListLoad } from './data/useRecordList';
export { recordKey, useDocument, useDocumentSummary } from './data/useDocument';
export { useUndo } from './data/useUndo';
export type { Registry } from './data/undoGuard';
export { useUndoGuard } from './data/useUndoGuard';
export {
	catchUp,
	editContent,
	receive as receiveDocument,
	useContent,
} from './data/useContent';
export { useChoosableTemplates } from './data/useChoosableTemplates';
export { useTemplateOf } from './data/useTemplateOf';
export { watchChangedRecords } from './data/changes';
export { watchContent } from './data/contentGate';
export {
	baseOf,
	forgetBase,
	rebaseOn,
	savedOnto,
	watchBases,
} from './data/bases';
export {
	conflicts,
	decideConflict,
	dropConflict,
	leaveConflict,
} from './data/conflicts';
export {
	basedOn,
	parseTheirs,
	rawRecord,
	versionOf,
	withEntry,
	withVersion,
	type Conflict,
	type Theirs,
} from './model/conflict';
export { bearableEdits, blocksOf, standInText } from './data/blocksOf';
export { damageWords, pasteWords } from './data/contentWords';
export { readStored, writeStored, type Stored } from './data/storedContent';
export { useAfterSaving } from './data/useAfterSaving';
export { SaveButton } from './ui/SaveButton';
export { SaveShortcut } from './ui/SaveShortcut';
export { DraftDialog } from './ui/DraftDialog';
export { createDraft, drafting } from './data/drafting';
export { SaveReview } from './ui/SaveReview';
export { savingLock } from './data/savingLock';
export { useEditedField } from './data/useEditedField';
export {
	askAgain,
	askedAgain,
	forgetEdits,
	isShown,
	removeDocument,
	resetToTheme,
} from './data/removeDocument';
export { fetchNow, routeOfRecord } from './data/route';
export {
	removeKnowingly,
	sendRemoval,
	type Fate,
	type RemovalAnswer,
} from './data/removeKnowingly';
export { removalQuestion, type RemovalQuestion } from './data/removalQuestion';
export { replacingTitle } from './data/renaming';
export { isInherited, markInherited } from './data/inherited';
export { replaceContent } from './data/replaceContent';
export {
	restoreRevision,
	useRevisionChanges,
	useRevisions,
	type RevisionPage,
} from './data/revisions';
export { blockTitle, useBlockTitles } from './data/blockTitles';
export { fieldWordsOf, setFieldWords } from './data/fieldWords';
export { compareFields, type FieldChange } from './model/fieldChanges';
export { compareBlocks } from './model/blockChanges';
export type { RecordChanges } from './data/recordChanges';
export { contentOf } from './data/strippedCode';
export { discardChanges } from './data/discardChanges';
export { saveRecords } from './data/saveRecords';
export { keyOf, type ChangedRecord } from './model/changedRecord';
export { useNamedChanges } from './data/useNamedChanges';
export { fieldChangeWords, valueWords } from './ui/changeWords';
export { kindLabel, recordLabel } from './ui/recordLabel';
export { ChangeList } from './ui/ChangeList';
export { DiscardButton } from './ui/DiscardButton';
export { usePresetUses, type UsedPresetKind } from './data/usePresetUses';
export { PresetUsesList } from './ui/PresetUsesList';
