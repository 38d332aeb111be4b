/** Types and pure functions for all rooms above, including their models. */
export { variationOnCanvas } from './model/pageVariations';
export type { PageVariation } from './model/pageVariations';
export { withSheet } from './model/sheet';
export type { EditorSheet } from './model/sheet';
