/** What lists need of this room, without the data layer. */
export { viewRevisions, type HasRevisions } from './ui/viewRevisions';
