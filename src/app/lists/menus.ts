/** The list of navigation menus: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export { AddMenu, MenusList } from '@/features/navigation';

startRequests();
