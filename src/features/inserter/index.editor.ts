/** The entry point for the editor stage. */
export { useInserterPatterns } from './data/useInserterPatterns';
export { useMediaAhead } from './data/useMediaAhead';
export { InserterPanel } from './ui/InserterPanel';
