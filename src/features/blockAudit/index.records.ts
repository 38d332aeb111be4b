/** The only entry point of this room: all of it needs core-data. */
export { BlockTypes } from './ui/BlockTypes';
