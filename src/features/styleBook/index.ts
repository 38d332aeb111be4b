/** Exports for the shell, which don't need the data layer. */
export { BookWithPicture } from './ui/BookWithPicture';
