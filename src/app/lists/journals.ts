/** The journals of lists: a chunk of its own for restoring them. */
import { quickEditJournal } from '@/features/quickEdit/index.records';
import { addJournalSource } from '@/features/recovery/index.records';
import { viewsJournal } from '@/features/views/index.records';

addJournalSource( quickEditJournal );
addJournalSource( viewsJournal );
