/** The screens of the styles, a chunk of their own. */
export { ScreenStack } from './ScreenStack';
