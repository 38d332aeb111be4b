/** What the shell and the screens may use of this room before the data layer is loaded. */
export { tellArrival } from './data/arrivalNotice';
export { askAbout } from './data/draftDialog';
export { switchDraft } from './data/switchDraft';
export { DraftBar } from './ui/DraftBar';
