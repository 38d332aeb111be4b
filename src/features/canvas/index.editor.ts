/** The entry point for the editor stage: all of it needs the block editor. */
export { prepareBlocks } from './data/prepareBlocks';
export { deferMediaUpload } from './ui/deferMediaUpload';
export { DocumentEditor } from './ui/DocumentEditor';
export { useFrameLayout } from './ui/useFrameLayout';
