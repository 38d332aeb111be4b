/** A chunk of its own, needed only once someone else has changed the same record. */
export { ConflictDialog } from './ConflictDialog';
export { RemovedRecordDialog } from './RemovedRecordDialog';
