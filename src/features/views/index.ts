/** The exports of this room for the shell: lists are requested with their users' views. */
export { keepView, keptView } from './data/keptViews';
export { createOwnView } from './data/ownView';
export { isArranged, withoutArrangement } from './model/keptView';
export { useSavedViews } from './data/savedViews';
export { useCustomView } from './data/useCustomView';
export { buildSettings } from './model/settings';
export { CustomViewNotice } from './ui/CustomViewNotice';
export { NewViewButton } from './ui/NewViewButton';
export { ViewMenu } from './ui/ViewMenu';
