import type { ChangedRecord, SaveOutcome } from '../model/saving';
import { keyOf } from '../model/saving';
import { messageFor } from '../../../ui/messages';
import { saveRecord } from './changes';
import { askAboutConflicts } from './conflicts';

/**
 * Saves records one after the other, so that each gets an answer of its own: one that fails stops
 * none of the others and stays changed.
 *
 * @param records   What to save.
 * @param onOutcome Told what happens to each record, by its key.
 * @return The records that could not be saved.
 */
export async function saveRecords(
	records: readonly ChangedRecord[],
	onOutcome: ( key: string, outcome: SaveOutcome ) => void
): Promise< readonly ChangedRecord[] > {
	const failed: ChangedRecord[] = [];
	for ( const record of records ) {
		onOutcome( keyOf( record ), 'saving' );
		const result = await saveRecord( record );
		if ( result.ok ) {
			onOutcome( keyOf( record ), 'saved' );
		} else {
			failed.push( record );
			onOutcome( keyOf( record ), {
				failed: messageFor( result.error ),
			} );
		}
	}
	askAboutConflicts();
	return failed;
}
