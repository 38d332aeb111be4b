/** What the earlier stages may use of this room before any record has been loaded. */
export { adding } from './data/adding';
