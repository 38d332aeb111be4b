/** What the shell may use of this room before the data layer is there. */
export { cssDrafts } from './data/cssDrafts';
export { previewPage } from './data/previewPage';
export { isBookWanted, isPanelWanted, section } from './data/section';
export type { BookTab } from './model/book';
export { BookWithPicture } from './ui/BookWithPicture';
