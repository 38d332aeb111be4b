/** The exports that need no data layer, for the shell and the screens. */
export { QuickEdit } from './ui/QuickEdit';
export { quickEditing } from './ui/quickEditing';
export { QuickEditToggle } from './ui/QuickEditToggle';
