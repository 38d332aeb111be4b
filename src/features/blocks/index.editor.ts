/** The entry point for the editor stage. */
export { copyBlocks } from './data/copyBlocks';
export { blockInTheMiddle, notePlace } from './data/keepPlace';
export { keepSelection } from './data/keepSelection';
export {
	bringIntoView,
	canvasFrame,
	revealBlock,
	showBlock,
} from './data/showBlock';
export { useDocumentPosition } from './data/useDocumentPosition';
