/** Types and pure functions for all rooms above, including their models. */
export type { BookTab } from './model/book';
