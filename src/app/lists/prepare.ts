/** Requests the first items of a list before its components are there: a small chunk. */
import { startRequests } from '@/features/session';

export { prepareList } from '@/features/posts';

startRequests();
