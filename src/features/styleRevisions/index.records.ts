/** Exports that need the data layer. */
export { Revisions } from './ui/Revisions';
