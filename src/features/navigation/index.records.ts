/** What needs the data layer: the only door of this room. */
export { useFacts } from './data/facts';
export { useWayUp } from './data/useWayUp';
export { useMenuActions } from './ui/useMenuActions';
export { MenusList } from './ui/MenusList';
export { MenuView } from './ui/MenuView';
