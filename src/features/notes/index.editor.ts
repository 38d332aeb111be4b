/** What needs the block editor: the only door of this room. */
export { supportsNotes } from './data/support';
export { isMarginHidden } from './data/selection';
export { NotesBeside, NotesOfBlocks, NotesSidebar } from './ui/Notes';
