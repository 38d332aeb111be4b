/** Exports that need the data layer. */
export { useHasFontLibrary } from './data/useHasFontLibrary';
export { SiteFontLibrary } from './ui/SiteFontLibrary';
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
export { StylesTools } from './ui/StylesTools';
