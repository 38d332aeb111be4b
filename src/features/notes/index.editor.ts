/** The only entry point of this room: all of it needs the block editor. */
export { supportsNotes } from './data/support';
export { isMarginHidden } from './data/selection';
export { NotesBeside, NotesOfBlocks, NotesSidebar } from './ui/Notes';
