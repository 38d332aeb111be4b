import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { keyOf, type ChangedRecord } from '../../documents/index.model';
import { recordKey, recordLabel } from '../../documents/index.records';
import { forgetRun, runSave, saveRun } from '../../saving/index.records';

/** A record that was not saved, and why. */
export interface Unsaved {
	readonly label: string;
	readonly reason: string;
}

/**
 * Saves what is unsaved on the live site into a draft.
 *
 * @return What has not been saved; null where another save is running, so that nothing was started.
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
		// The page goes on with the live site, of which core-data has the draft's version now.
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
