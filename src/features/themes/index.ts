/** What every stage may use of this room. */
export { activateTheme, continueInActiveTheme } from './data/activate';
export { activation, previewedTheme } from './data/preview';
