/** The lists of pages and posts, for the screens: they need no data layer. What changes posts is provided later. */
export { useCounts } from './data/counts';
export { presetsOf } from './data/presets';
export { prepareList, viewToKeep } from './data/viewState';
export { countIn, presetOf } from './model/preset';
export { AddPostButton } from './ui/AddPostButton';
export { CustomPostsList } from './ui/CustomPostsList';
export { postEditing } from './ui/postEditing';
export { PostsList } from './ui/PostsList';
export { presetLabels } from './ui/statusLabels';
export { usePostActions } from './ui/usePostActions';
