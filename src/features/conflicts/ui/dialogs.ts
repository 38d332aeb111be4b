/** Needed only once someone else has changed the same record; loaded apart. */
export { ConflictDialog } from './ConflictDialog';
export { RemovalDialog } from './RemovalDialog';
