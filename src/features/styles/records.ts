/** What needs the data layer: the second door of this room. */
export type { SiteSheet } from './model/sheet';
export { useSheet } from './data/useSheet';
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
