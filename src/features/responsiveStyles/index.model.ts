/** Types and pure functions that any room above may use, models included. */
export { widthWithin } from './model/breakpoints';
export type { Breakpoints } from './model/breakpoints';
