/** Exports that need the data layer. */
export { addJournalSource, type JournalSource } from './data/sources';
export { autosaveOf, noteAutosaved, startAutosaves } from './data/autosaver';
export { bringUnsaved, openOffers, startRecovery } from './data/recovery';
export { currentRecord } from './data/records';
export { offers } from './data/offers';
export { buildUnsaved, valuesOf, type Entry } from './model/entry';
export { isForgetting } from './data/forget';
export { ForgetSetting } from './ui/ForgetSetting';
export { RestoreLayer } from './ui/RestoreLayer';
export { useAutosaveOffer } from './ui/useAutosaveOffer';
