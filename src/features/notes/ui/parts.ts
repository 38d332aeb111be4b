/** The chunk for documents whose blocks can have notes. */
export { BlockNotes } from './BlockNotes';
export { NotesMargin } from './NotesMargin';
export { NotesPanel } from './NotesPanel';
