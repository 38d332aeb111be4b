/** The screens other than home: a stage of their own, which the page runs at once where it begins with one of them. */
export { DraftBar } from '../../features/siteDrafts';
export { screenAt } from './screenAt';
