/** The exports of this room for lists, without the data layer. */
export { viewRevisions, type HasRevisions } from './ui/viewRevisions';
