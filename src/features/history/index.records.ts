/** What needs the data layer: the only door of this room. */
export { History } from './ui/History';
export { HistoryTools } from './ui/HistoryTools';
