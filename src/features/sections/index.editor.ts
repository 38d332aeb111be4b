/** The entry point for the editor stage. */
export { watchSections } from './data/watchSections';
export { insertionPosition, isZoomedOut, setZoomedOut } from './data/zoomOut';
export { InsertionPoints, SectionTools } from './ui/Sections';
