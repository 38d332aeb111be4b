/** The history of the site: a chunk of its own. */
export { History, HistoryTools } from '@/features/history/index.records';
