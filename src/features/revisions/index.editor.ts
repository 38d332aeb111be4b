/** What needs the block editor: the door of the editor stage. */
export { Revisions } from './ui/Revisions';
export type { FrameLayout } from './ui/RevisionFrame';
