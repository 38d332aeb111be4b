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
export type { Person } from './data/people';
export { personName } from './ui/personName';
export { statusName } from './ui/statusNames';
export { hasOwnScreen, startDraft } from './data/ownScreen';
