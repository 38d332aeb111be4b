/** The screens of the styles, a chunk of their own. */
export { StylesMenu } from '../StylesMenu';
export { ScreenStack } from './ScreenStack';
