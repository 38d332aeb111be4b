/** Exports for the shell, which don't need the data layer. */
export { hasEntries } from './data/hasEntries';
export { LIFETIME } from './model/retention';
