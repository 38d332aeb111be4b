/** What the shell may use of this room before the data layer is loaded. */
export { isAsSaved } from './data/isAsSaved';
export { previewPage } from './data/previewPage';
