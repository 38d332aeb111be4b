/** Types and pure functions that any room above may use, models included. */
export { latestRevision, revisionCount } from './model/revision';
