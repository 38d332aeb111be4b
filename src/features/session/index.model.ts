/** Types and pure functions for all rooms above, their models included. */
export type { WaitingFor } from './model/waiting';
