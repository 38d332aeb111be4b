/** The screens other than home: a stage of their own, which the page runs at once where it begins with one of them. */
export { DraftBar } from '../../features/siteDrafts';
export { openHelp } from '../../features/help';
export { Help } from './Help';
export { screenAt } from './screenAt';
