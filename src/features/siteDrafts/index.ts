/** The entry point for the shell and the screens, before core-data has loaded. */
export { tellArrival } from './data/arrivalNotice';
export { askAbout } from './data/draftDialog';
export { switchDraft } from './data/switchDraft';
export { DraftBar } from './ui/DraftBar';
