/** What needs the data layer: the second door of this room. */
export { StylesMenu } from './ui/StylesMenu';
export { StylesNavigator } from './ui/StylesNavigator';
