/** What needs the block editor: the door of the editor stage. */
export { ApplyGlobally } from './ui/ApplyGlobally';
