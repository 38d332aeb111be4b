/** The list of navigation menus: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export { AddMenu, MenusList, prepareMenus } from '@/features/navigation';

startRequests();
