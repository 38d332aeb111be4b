/** Types and pure functions that any room above may use, models included. */
export { withSheet } from './model/sheet';
export type { EditorSheet } from './model/sheet';
