/** Types and pure functions that any room above may use, models included. */
export type { WaitingFor } from './model/waiting';
