/** The exports of this room for all stages. */
export { activateTheme, continueInActiveTheme } from './data/activate';
export { activation, previewedTheme } from './data/preview';
export { ThemeBar } from './ui/ThemeBar';
