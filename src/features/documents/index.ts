/** The entry point for the shell, before core-data has loaded. */
export {
	changedContentCount,
	changedRecordCount,
	leavesKnowingly,
} from './data/changedRecordCount';
export { documentIcon } from './ui/documentIcon';
