/** The exports that need no data layer, for the shell and the screens. */
export { BesideList, NothingBeside } from './ui/BesideList';
