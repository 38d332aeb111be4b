/** The entry point for the editor stage. */
export { InserterAhead } from './ui/InserterAhead';
export { InserterPanel } from './ui/InserterPanel';
