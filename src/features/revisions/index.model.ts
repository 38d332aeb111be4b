/** Types and pure functions that any room above may use, models included. */
export { revisionCount } from './model/revision';
