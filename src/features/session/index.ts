/** What the shell may use of this room before any record has been loaded. */
export { waitingLabel } from './ui/waitingMessages';
