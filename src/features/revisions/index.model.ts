/** Types and pure functions for all rooms above, their models included. */
export { latestRevision, revisionCount } from './model/revision';
