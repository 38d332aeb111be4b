/** What the shell may use of this room before any record has been loaded. */
export type { WaitingFor } from './model/waiting';
export { waitingLabel } from './ui/waitingMessages';
