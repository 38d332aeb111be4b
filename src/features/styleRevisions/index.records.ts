/** What needs the data layer: the door of the records stage. */
export { Revisions } from './ui/Revisions';
