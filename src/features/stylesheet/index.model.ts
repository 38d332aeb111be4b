/** Types and pure functions for all rooms above, including their models. */
export { withSheet } from './model/sheet';
export type { EditorSheet } from './model/sheet';
