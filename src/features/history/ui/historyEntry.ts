/** What an entry changed, and what undoes it; it comes when one is opened: the history is listed without it. */
import { defineLateChunk } from '@/ui/useChunk';
import type * as Content from './EntryContent';

export const historyEntry =
	defineLateChunk< Pick< typeof Content, 'EntryContent' > >();
