/** What the app is made of once the block editor is there. */
export {
	prepareBlocks as start,
	DocumentEditor,
} from '../../features/canvas/editor';
