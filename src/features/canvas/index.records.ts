/** The entry point for the records stage: all of it needs core-data, but not the block editor. */
export { showGuide } from './data/guides';
