export { checkCss } from './check';
