/** The exports of this room for the editor stage. */
export { openRevisions, useAddressedRevision } from './data/address';
export { Revisions } from './ui/Revisions';
export type { FrameLayout } from './ui/RevisionFrame';
