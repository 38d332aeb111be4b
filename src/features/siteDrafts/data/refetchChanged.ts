import { openDraft } from '@/platform/siteDraft';
import { refetch } from '@/features/documents/index.records';
import { refetchDrafts } from './freshDrafts';

/**
 * Refetches drafts of which a change was discarded, moved or decided. In the open one of them, its records are others now:
 * lists and the editor would go on with those from before.
 *
 * @param drafts Their IDs.
 */
export function refetchChanged( ...drafts: readonly number[] ): void {
	refetchDrafts();
	const open = openDraft();
	if ( open && drafts.includes( open.id ) ) {
		refetch();
	}
}
