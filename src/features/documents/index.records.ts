/** The entry point for the records stage: all of it needs core-data. */
export { blockTitle, useBlockTitles } from './data/blockTitles';
export { BARE_TEXT, keepParagraphs, withParagraphs } from './data/bareText';
export { blocksOf, standInText } from './data/blocksOf';
export { contentMiddleware } from './data/contentMiddleware';
export { storedContentMessage, pasteMessage } from './data/contentMessages';
export { discardChanges } from './data/discardChanges';
export { createDraft } from './data/drafting';
export { editedBlocks } from './data/editedBlocks';
export { fieldLabelsOf, setFieldLabels } from './data/fieldLabels';
export type { FieldSubject } from './data/fieldLabels';
export { isInherited, markInherited } from './data/inherited';
export { useRecordChanges } from './data/recordChanges';
export type { RecordChanges } from './data/recordChanges';
export {
	hasOwnChanges,
	keptContent,
	noteSource,
	sendingCopy,
	withoutOwnChanges,
} from './data/keepStored';
export { removalQuestion } from './data/removalQuestion';
export type { RemovalQuestion } from './data/removalQuestion';
export {
	refetch,
	forgetEdits,
	isShown,
	removeDocument,
	resetToTheme,
	type RemovalSteps,
} from './data/removeDocument';
export { coreList, removeListed } from './data/removeListed';
export type { ListSource } from './data/removeListed';
export { replacingTitle } from './data/renaming';
export { putValues, replaceContent } from './data/replaceContent';
export { fetchNow, routeOf, routeOfRecord, typeCreatedAt } from './data/route';
export { scheduleMessage } from './data/scheduleMessage';
export { readStored, writeStored } from './data/storedContent';
export type { Stored } from './data/storedContent';
export {
	codeStrippedFrom,
	codeToStrip,
	contentOf,
	refuseStripping,
	tellIfStripped,
} from './data/strippedCode';
export type { Registry } from './data/undoGuard';
export { useChoosableTemplates } from './data/useChoosableTemplates';
export {
	refreshContent,
	editContent,
	receive,
	useContent,
} from './data/useContent';
export {
	recordId,
	recordArgs,
	useDocument,
	useDocumentSummary,
} from './data/useDocument';
export { useEditedField } from './data/useEditedField';
export { useTemplateOf } from './data/useTemplateOf';
export { useUndo } from './data/useUndo';
export { useUndoGuard } from './data/useUndoGuard';
export { ChangeList } from './ui/ChangeList';
export { DraftDialog } from './ui/DraftDialog';
export { tellRemoved } from './ui/removalNotices';
export { OfflineWarnings } from './ui/OfflineWarnings';
export { RemoveDialog } from './ui/RemoveDialog';
export { RenameDialog } from './ui/RenameDialog';
export type { RemoveDialogProps } from './ui/RemoveDialog';
export {
	blockChangeLabel,
	fieldChangeLabel,
	fieldLabel,
	fieldValueLabel,
	valueLabel,
} from './ui/changeLabels';
export { blockDetailLabels } from './ui/blockDetailLabels';
export { UndoTools } from './ui/UndoTools';
export { groupLabel, recordLabel } from './ui/recordLabel';
export { subjectsWithEdits } from './data/subjectsWithEdits';
