/** The screens of the styles, in their own chunk. */
export { StylesMenu } from '../StylesMenu';
export { ScreenStack } from './ScreenStack';
