/** Exports for the shell, which don't need the data layer. */
export { isBookWanted, isPanelWanted, section } from './data/section';
