/** What lists keep in the browser: a chunk of its own for who restores it. */
import { quickEditJournal } from '../../features/quickEdit/index.records';
import { addJournalSource } from '../../features/recovery/index.records';
import { viewsJournal } from '../../features/views/index.records';

addJournalSource( quickEditJournal );
addJournalSource( viewsJournal );
