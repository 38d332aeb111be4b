/** Exports for the shell, which don't need the data layer. */
export { cssDrafts } from './data/cssDrafts';
