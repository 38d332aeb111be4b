/** The exports of this room that need the data layer. */
export { duplicate } from './data/duplicate';
export { AddDialogs } from './ui/AddDialogs';
export { AssignCategoriesDialog } from './ui/AssignCategoriesDialog';
export { DeleteCategoryDialog } from './ui/DeleteCategoryDialog';
export { removePatterns } from './data/removePatterns';
export { duplicateAndTell } from './ui/duplicateAndTell';
export { startImport } from './ui/importing';
export { RemovePatternDialog } from './ui/RemovePatternDialog';
export { RenameCategoryDialog } from './ui/RenameCategoryDialog';
