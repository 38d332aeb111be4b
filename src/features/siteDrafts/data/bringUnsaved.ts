import { addressInDraft } from '@/routing';
import type { ChangedRecord } from '@/features/documents/index.model';
import { discardChanges } from '@/features/documents/index.records';
import { bringUnsaved } from '@/features/recovery/index.records';
import { leaveUnsaved } from './switchDraft';

/**
 * Leaves a draft that has ended, and takes the unsaved changes along: the page that opens restores them.
 *
 * @param to The ID of another draft; null for the live site.
 * @return False if this browser can't keep them; then nothing happens.
 */
export async function leaveWithUnsaved(
	to: number | null
): Promise< boolean > {
	const areKept = await bringUnsaved();
	if ( areKept ) {
		leaveUnsaved( addressInDraft( to ) );
	}
	return areKept;
}

/** Leaves a draft that has ended for the live site, without its unsaved changes. */
export function leaveDiscarding( unsaved: readonly ChangedRecord[] ): void {
	unsaved.forEach( discardChanges );
	leaveUnsaved( addressInDraft( null ) );
}
