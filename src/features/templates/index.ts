/** What needs nothing but the shell: the first door of this room. */
export { addingTemplate } from './data/adding';
