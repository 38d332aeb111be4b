/** What the shell may use of this room before the data layer is loaded. */
export {
	changedContentCount,
	changedRecordCount,
	leavesKnowingly,
} from './data/changedRecordCount';
export { documentIcon } from './ui/documentIcon';
