/** The navigation menus: a chunk of its own. */
export { MenusList, MenuView } from '../../features/navigation/index.records';
export { MenuDetails } from './MenuDetails';
