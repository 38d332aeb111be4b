/** The exports of this room that need the data layer. */
export { ConflictLayer } from './ui/ConflictLayer';
export { LockNotice } from './ui/LockNotice';
