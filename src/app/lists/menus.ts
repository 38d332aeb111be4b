/** The navigation menus: a chunk of its own. */
export {
	AddMenu,
	MenusList,
	MenuView,
} from '@/features/navigation/index.records';
export { MenuDetails } from './MenuDetails';
