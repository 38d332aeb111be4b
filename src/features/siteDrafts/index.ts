/** The entry point for the shell and the screens, before core-data has loaded. */
export { askAbout } from './data/draftDialog';
export { useHolder } from './data/holder';
export { switchDraft } from './data/switchDraft';
export { viewLive } from './data/viewLive';
export { DraftsList } from './ui/DraftsList';
export { NewDraftButton } from './ui/NewDraftButton';
export { DraftBar } from './ui/DraftBar';
export { holderLabel, notHereLabel } from './ui/holderLabels';
export { OpenHolder } from './ui/OpenHolder';
