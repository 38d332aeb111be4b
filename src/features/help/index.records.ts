/** The exports that need core-data, but not the block editor. */
export { showGuide } from './data/welcomeGuides';
