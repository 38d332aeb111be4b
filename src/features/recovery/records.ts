/** What needs the data layer: the only door of this room. */
export { addJournalSource, type JournalSource } from './data/sources';
export { openOffers, startRecovery } from './data/recovery';
export { currentRecord } from './data/records';
export { offers } from './data/offers';
export { valuesOf, type Entry } from './model/entry';
export { RestoreLayer } from './ui/RestoreLayer';
