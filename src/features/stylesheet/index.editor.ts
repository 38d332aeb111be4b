/** The entry point for the editor stage. */
export { useVariations } from './data/useVariations';
