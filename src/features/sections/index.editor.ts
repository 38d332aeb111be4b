/** The entry point for the editor stage. */
export { watchSections } from './data/watchSections';
export {
	insertionPosition,
	isZoomedOut,
	setZoomedOut,
	zoomBeside,
} from './data/zoomOut';
export { InsertionPoints, SectionTools } from './ui/Sections';
