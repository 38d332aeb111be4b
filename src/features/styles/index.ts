/** What the shell may use of this room before the data layer is there. */
export { isPanelWanted, section } from './data/section';
