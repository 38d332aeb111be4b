/** The only entry point of this room: all of it needs core-data. */
export { CleanUp } from './ui/CleanUp';
