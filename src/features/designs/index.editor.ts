/** The entry point for the editor stage. */
export { canHaveDesigns } from './model/designs';
export { DesignPanel } from './ui/DesignPanel';
export { Starters } from './ui/Starters';
