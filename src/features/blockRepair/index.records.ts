/** What needs the types of blocks. */
export { inspect } from './data/inspect';
