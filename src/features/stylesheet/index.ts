/** Exports for the shell, which don't need the data layer. */
export { isAsSaved } from './data/isAsSaved';
export { previewPage } from './data/previewPage';
