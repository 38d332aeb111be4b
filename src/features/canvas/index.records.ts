/** What needs the data layer but not the block editor. */
export { showGuide } from './data/guides';
