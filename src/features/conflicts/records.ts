/** What the app shows of this room once the data layer is there. */
export { ConflictDialog } from './ui/ConflictDialog';
export { LockNotice } from './ui/LockNotice';
