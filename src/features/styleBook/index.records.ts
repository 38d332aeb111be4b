/** What needs the data layer: the door of the records stage. */
export { StyleBookArea } from './ui/StyleBookArea';
export { StyleBookButton } from './ui/StyleBookButton';
