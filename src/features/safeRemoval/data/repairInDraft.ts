import { ok, type Result } from '@/kernel/result';
import { openDraft } from '@/platform/siteDraft';
import { createSiteDraft } from '@/features/siteDrafts/index.records';
import type { Use } from '@/features/uses/index.model';
import type { Change } from '../model/repair';
import { prepare, saveRepair } from './draftRepairs';
import { inTurn, unrepaired } from './repairUses';

/** What becomes of the uses of some things, and the documents that have them. */
export interface Plan {
	readonly changes: readonly Change[];
	readonly uses: readonly Use[];
}

/** What earlier attempts have made: a retry goes on in the same draft. */
export interface Progress {
	draft: { readonly id: number; readonly title: string } | null;
}

/**
 * Repairs documents in the open site draft, or in a new one, which `progress` has then.
 *
 * @param plan
 * @param plan.uses
 * @param plan.changes
 * @param plan.draftTitle
 * @param progress
 */
export async function repairInDraft(
	{ uses, changes, draftTitle }: Plan & { readonly draftTitle: string },
	progress: Progress
): Promise< Result< void > > {
	// All or nothing: no draft is made before each document can be changed.
	const prepared = await inTurn( uses, ( use ) =>
		prepare( use, changes, progress.draft?.id ?? null )
	);
	if ( prepared.left.length > 0 ) {
		return unrepaired( prepared.left );
	}
	if ( ! openDraft() && ! progress.draft ) {
		const made = await createSiteDraft( draftTitle );
		if ( ! made.ok ) {
			return made;
		}
		progress.draft = { id: made.value.id, title: made.value.title };
	}
	const draft = progress.draft?.id ?? null;
	const { left } = await inTurn( prepared.done, ( repair ) =>
		saveRepair( repair, draft )
	);
	return left.length > 0 ? unrepaired( left ) : ok( undefined );
}
