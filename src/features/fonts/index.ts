/** Exports for the shell, which don't need the data layer. */
export { openedLibrary, type LibraryEntry } from './data/openLibrary';
