/** What the lists would do to a document, for the command palette: a chunk of its own. */
export { DocumentCommands } from './DocumentCommands';
