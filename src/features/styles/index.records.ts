/** Exports that need the data layer. */
export { SiteFontLibrary } from './ui/SiteFontLibrary';
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
export { StylesTools } from './ui/StylesTools';
