/** Types and pure functions. */
export { stepSize, type ResizeStep } from './model/resizeStep';
