/** The exports of this room that need the data layer. */
export { useFacts } from './data/facts';
export { useWayUp } from './data/useWayUp';
export { useMenuActions } from './ui/useMenuActions';
export { AddMenu } from './ui/AddMenu';
export { AddToMenu } from './ui/AddToMenu';
export { MenusList } from './ui/MenusList';
export { MenuView } from './ui/MenuView';
