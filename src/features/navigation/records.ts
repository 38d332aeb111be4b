/** What needs the data layer: the only door of this room. */
export { MenusList } from './ui/MenusList';
