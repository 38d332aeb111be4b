/** The only entry point of this room: all of it needs core-data. */
export { History } from './ui/History';
export { HistoryTools } from './ui/HistoryTools';
