/** What the app shows of this room once the data layer is there. */
export { ConflictLayer } from './ui/ConflictLayer';
export { LockNotice } from './ui/LockNotice';
