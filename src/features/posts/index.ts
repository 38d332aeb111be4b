/** What the shell may use of this room: the first items are asked for before lists can be shown. */
export { prepareList } from './data/viewState';
