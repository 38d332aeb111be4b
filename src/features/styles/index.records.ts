/** What needs the data layer: the door of the records stage. */
export { useHasFontLibrary } from './data/useHasFontLibrary';
export { SiteFontLibrary } from './ui/SiteFontLibrary';
export { StyleBookArea } from './ui/StyleBookArea';
export { StyleBookButton } from './ui/StyleBookButton';
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
export { StylesTools } from './ui/StylesTools';
