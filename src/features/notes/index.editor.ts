/** What needs the block editor: the only door of this room. */
export { supportsNotes } from './data/support';
export { NotesOfBlocks, NotesSidebar } from './ui/Notes';
