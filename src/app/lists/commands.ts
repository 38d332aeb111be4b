/** The lists' actions on a document, for the command palette and the editor: a chunk of its own. */
export { DocumentActions } from './DocumentActions';
export { DocumentCommands } from './DocumentCommands';
export { ShowUses } from './ShowUses';
