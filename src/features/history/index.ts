/** The history of the site, for the screens: it needs no data layer. What undoes an entry is provided later. */
export { historyEntry } from './ui/historyEntry';
export { History } from './ui/History';
export { HistoryTools } from './ui/HistoryTools';
