/** What the shell may use of this room before the data layer is there. */
export { openedLibrary, type LibraryEntry } from './data/openLibrary';
