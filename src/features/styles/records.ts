/** What needs the data layer: the second door of this room. */
export { withSheet } from './model/sheet';
export { useSheet } from './data/useSheet';
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
