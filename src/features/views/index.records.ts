/** The exports of this room that need the data layer. */
export { viewsJournal } from './data/journal';
