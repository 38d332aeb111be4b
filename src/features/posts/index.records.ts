/** The exports of this room that need the data layer. */
export { useCounts } from './data/counts';
export { presetsOf } from './data/presets';
export { countIn, presetOf } from './model/preset';
export { AddPostButton } from './ui/AddPostButton';
export { ChangeDialog } from './ui/ChangeDialog';
export { usePostActions } from './ui/usePostActions';
export { CustomPostsList } from './ui/CustomPostsList';
export { PostsList } from './ui/PostsList';
export { prepareList, viewToKeep } from './data/viewState';
export { presetLabels } from './ui/statusLabels';
