import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { keyOf, type ChangedRecord } from '../../documents/index.model';
import { recordKey, recordLabel } from '../../documents/index.records';
import { forgetRun, runSave, saveRun } from '../../saving/index.records';

/** A record that wasn't saved, and the reason. */
export interface Unsaved {
	readonly label: string;
	readonly reason: string;
}

/**
 * Saves unsaved changes of the live site into a draft.
 *
 * @return The records that weren't saved; null if another save is running, so that nothing was started.
 */
export async function saveToDraft(
	records: readonly ChangedRecord[],
	draft: number
): Promise< readonly Unsaved[] | null > {
	const before = records.map( ( record ) => ( {
		record,
		live: select( coreStore ).getEntityRecord( ...recordKey( record ) ),
	} ) );
	forgetRun();
	const failed = await runSave( records, draft );
	if ( failed === null ) {
		return null;
	}
	const { outcomes } = saveRun.get();
	forgetRun();
	if ( failed.length > 0 ) {
		// The page stays on the live site, while core-data contains the draft's version.
		for ( const { record, live } of before ) {
			if ( live && ! failed.includes( record ) ) {
				void dispatch( coreStore ).receiveEntityRecords(
					record.kind,
					record.name,
					[ live ],
					undefined,
					true
				);
			}
		}
	}
	return failed.map( ( record ) => {
		const outcome = outcomes[ keyOf( record ) ];
		return {
			label: recordLabel( record ),
			reason:
				typeof outcome === 'object'
					? outcome.failed
					: __( 'Not attempted yet.', 'atelier' ),
		};
	} );
}
