import { __ } from '@wordpress/i18n';
import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { recordLabel } from '@/features/documents/index.records';
import { forgetRun, runSave } from '@/features/saving/index.records';

/** A record that wasn't saved, and the reason. */
export interface Unsaved {
	readonly record: ChangedRecord;
	readonly label: string;
	readonly reason: string;
}

interface UnsavedReport {
	/** The records that weren't saved. */
	readonly left: readonly Unsaved[];
	/** Whether the user had to decide about a conflict. */
	readonly hadConflict: boolean;
}

/**
 * Saves unsaved changes.
 *
 * @param records
 * @param draft   The site draft to save into; undefined for the current view, in which the user resolves conflicts.
 * @return Null if another save is running, so that nothing was started.
 */
export async function saveUnsaved(
	records: readonly ChangedRecord[],
	draft?: number
): Promise< UnsavedReport | null > {
	forgetRun();
	const report = await runSave( records, draft );
	if ( report === null ) {
		return null;
	}
	const { failed, outcomes, hadConflict } = report;
	forgetRun();
	const left = failed.map( ( record ) => {
		const outcome = outcomes[ changeKey( record ) ];
		return {
			record,
			label: recordLabel( record ),
			reason:
				typeof outcome === 'object'
					? outcome.failed
					: __( 'Not attempted yet.', 'atelier' ),
		};
	} );
	return { left, hadConflict };
}
