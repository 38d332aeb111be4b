/** Types for all rooms above, including their models. */
export type { FoundText } from './model/found';
