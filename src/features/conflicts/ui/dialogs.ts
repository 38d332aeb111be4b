/** What is needed only once somebody else has changed the same; loaded apart. */
export { ConflictDialog } from './ConflictDialog';
export { RemovalDialog } from './RemovalDialog';
