/** The list of site drafts: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export { DraftsList, NewDraftButton } from '@/features/siteDrafts';

startRequests();
