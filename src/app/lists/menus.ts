/** The navigation menus: a chunk of its own. */
export {
	AddMenu,
	AddToMenu,
	MenusList,
	MenuView,
} from '@/features/navigation/index.records';
export { MenuDetails } from './MenuDetails';
