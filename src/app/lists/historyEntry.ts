/** What an entry of the history changed, and what undoes it: a chunk of the records stage. */
export { EntryContent } from '@/features/history/index.records';
