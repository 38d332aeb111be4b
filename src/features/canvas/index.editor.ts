/** What needs the block editor: the second door of this room, for the editor stage. */
export { prepareBlocks } from './data/prepareBlocks';
export { deferMediaUpload } from './ui/deferMediaUpload';
export { DocumentEditor } from './ui/DocumentEditor';
