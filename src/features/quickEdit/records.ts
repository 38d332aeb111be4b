/** What needs the data layer: the only door of this room. */
export { QuickEdit } from './ui/QuickEdit';
export { QuickEditToggle } from './ui/QuickEditToggle';
