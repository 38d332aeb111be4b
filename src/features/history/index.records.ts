/** The exports of this room that need the data layer. */
export { EntryContent } from './ui/EntryContent';
