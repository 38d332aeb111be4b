/** The exports of this room for the shell, which work without the data layer. */
export { waitingLabel } from './ui/waitingMessages';
export { startRequests } from './data/startRequests';
