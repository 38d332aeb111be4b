/** Cleaning up: a chunk of its own. */
export { CleanUp } from '@/features/cleanUp/index.records';
