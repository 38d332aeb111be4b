/** The entry point for the editor stage. */
export { blockInTheMiddle, notePlace } from './data/keepPlace';
export {
	bringIntoView,
	canvasFrame,
	revealBlock,
	showBlock,
} from './data/showBlock';
