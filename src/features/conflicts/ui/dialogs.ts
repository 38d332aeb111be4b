/** What is needed only once someone else has changed the same; loaded apart. */
export { ConflictDialog } from './ConflictDialog';
export { RemovalDialog } from './RemovalDialog';
