/** The entry point for the editor stage. */
export { registerBindingSources } from './data/register';
