/** What needs the data layer: the second door of this room. */
export { AddDialogs } from './ui/AddDialogs';
export { AddPatternMenu } from './ui/AddPatternMenu';
export { AssignCategoriesDialog } from './ui/AssignCategoriesDialog';
export { CategoryMenu } from './ui/CategoryMenu';
export { exportPatterns } from './data/exportPatterns';
export { ImportDropZone } from './ui/ImportDropZone';
