/** The export of this room for the shell: the first items are requested before lists can be shown. */
export { prepareList } from './data/viewState';
