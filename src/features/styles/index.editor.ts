/** What needs the block editor: the third door of this room. */
export { ApplyGlobally } from './ui/ApplyGlobally';
