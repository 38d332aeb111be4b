/** The exports of this room that need the data layer. */
export { useMe } from './data/useMe';
export { ConflictLayer } from './ui/ConflictLayer';
export { LockNotice } from './ui/LockNotice';
export { versionName } from './ui/versionName';
