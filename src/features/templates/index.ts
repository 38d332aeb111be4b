/** What the earlier stages may use of this room before any record has been loaded. */
export { addingTemplate } from './data/adding';
export { NEEDED_TO_ADD } from './model/needed';
