/** The exports of this room for earlier stages, which work without the data layer. */
export { addingTemplate } from './data/adding';
export { NEEDED_TO_ADD } from './model/needed';
