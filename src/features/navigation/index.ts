/** The list of menus, for the screens: it needs no data layer. What changes menus is provided later. */
export { useFacts } from './data/facts';
export { prepareMenus } from './data/useMenus';
export { useWayUp } from './data/useWayUp';
export { AddMenu } from './ui/AddMenu';
export { menuEditing } from './ui/menuEditing';
export { MenusList } from './ui/MenusList';
export { useMenuActions } from './ui/useMenuActions';
