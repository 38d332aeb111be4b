/** The history of the site: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export { History, HistoryTools } from '@/features/history';

startRequests();
