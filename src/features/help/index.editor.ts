/** The entry point for the editor stage: the welcome guides of an open document. */
export { setGuideDefaults, useGuides } from './data/welcomeGuides';
export { WelcomeGuide } from './ui/WelcomeGuide';
export type { Opened } from './model/welcomeGuide';
