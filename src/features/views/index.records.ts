/** The exports of this room that need the data layer. */
export { viewsJournal } from './data/journal';
export { useSavedViews } from './data/savedViews';
export { useCustomView } from './data/useCustomView';
export { buildSettings } from './model/settings';
export { CustomViewNotice } from './ui/CustomViewNotice';
export { NewViewButton } from './ui/NewViewButton';
export { ViewMenu } from './ui/ViewMenu';
