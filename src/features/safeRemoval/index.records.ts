/** The entry point for the records stage. */
export { useSafeRemoval, type Substitute } from './ui/useSafeRemoval';
