import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import type { ChangedRecord } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import { saveUnsaved, type Unsaved } from './saveUnsaved';

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
		live: select( coreStore ).getEntityRecord( ...recordArgs( record ) ),
	} ) );
	const report = await saveUnsaved( records, draft );
	if ( report === null ) {
		return null;
	}
	const failed = report.left.map( ( { record } ) => record );
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
	return report.left;
}
