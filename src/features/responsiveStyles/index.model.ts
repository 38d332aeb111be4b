/** Types and pure functions for all rooms above, including their models. */
export { widthWithin } from './model/breakpoints';
export type { Breakpoints } from './model/breakpoints';
