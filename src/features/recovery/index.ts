/** What the shell may use of this room before the data layer is loaded. */
export { hasEntries } from './data/hasEntries';
