/** The exports of this room for the editor stage. */
export { Revisions } from './ui/Revisions';
export type { FrameLayout } from './ui/RevisionFrame';
