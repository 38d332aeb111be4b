/** Exports that need the block editor. */
export { ApplyGlobally } from './ui/ApplyGlobally';
