/** What needs the block editor: the second door of this room, for the editor stage. */
export { prepareBlocks } from './data/prepareBlocks';
export { DocumentEditor } from './ui/DocumentEditor';
