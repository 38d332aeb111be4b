/** Exports that need the data layer. */
export { StyleBookArea } from './ui/StyleBookArea';
export { StyleBookButton } from './ui/StyleBookButton';
