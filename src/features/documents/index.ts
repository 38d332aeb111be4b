/** The entry point for the shell, before core-data has loaded. */
export {
	changedContentCount,
	changedRecordCount,
	leavesKnowingly,
} from './data/changedRecordCount';
export { documentIcon } from './ui/documentIcon';
export { removeKnowingly, sendRemoval } from './data/removeKnowingly';
export type { RemovalOutcome, RemovalAnswer } from './data/removeKnowingly';
export { loadPeople, usePeople, usePerson } from './data/people';
export { useImageUrl } from './data/images';
export { personName } from './ui/personName';
export { formatName } from './ui/formatNames';
export { statusName } from './ui/statusNames';
export { hasOwnScreen, startDraft } from './data/ownScreen';
export { refetches } from './data/refetches';
export { removalHere } from './data/trash';
export {
	prepareRecordList,
	readList,
	useRecordList,
} from './data/useRecordList';
export type { ListQuery } from './data/earlyLists';
export type { ListLoad } from './data/useRecordList';
export { authorIcon, AuthorName } from './ui/AuthorName';
export { removalAction, renameAction } from './ui/listedActions';
export type { RemovalProps } from './ui/listedActions';
export { kindLabel } from './ui/recordLabel';
export { removalLabel } from './ui/removalLabels';
