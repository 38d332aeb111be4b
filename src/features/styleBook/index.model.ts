/** Types and pure functions that any room above may use, models included. */
export type { BookTab } from './model/book';
