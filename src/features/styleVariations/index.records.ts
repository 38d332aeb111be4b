/** Exports that need the data layer. */
export { prepareVariations, useHasVariations } from './data/useVariations';
export { Variations } from './ui/Variations';
export { ImportDialog } from './ui/exchange/ImportDialog';
export { exportStyles } from './ui/exchange/exportStyles';
export { Sample } from './ui/variations/Sample';
export { SaveDialog } from './ui/variations/SaveDialog';
export { ThemeVariations, Typesets } from './ui/variations/ThemeVariations';
