/** The entry point for the records stage. */
export { useSafeRemoval } from './ui/useSafeRemoval';
export type { Removed } from './model/repair';
