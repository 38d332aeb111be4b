/** Find and replace: a chunk of its own. */
export { Find } from '@/features/find/index.records';
