/** Exports that need the data layer. */
export { StyleRevisions } from './ui/StyleRevisions';
