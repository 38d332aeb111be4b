/** What needs the types of blocks. */
export { changeAttributes } from './data/changeAttributes';
export { inspect } from './data/inspect';
