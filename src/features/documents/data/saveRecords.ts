import { messageFor } from '../../../ui/messages';
import type { ChangedRecord, SaveOutcome } from '../model/saving';
import { keyOf } from '../model/saving';
import { askAboutConflicts } from './conflicts';
import { saveReliably } from './saveReliably';

/**
 * Saves records one after the other, so that each gets an answer of its own: one that fails stops
 * none of the others and stays changed, unless none of them could be saved either.
 *
 * @param records   What to save.
 * @param onOutcome Told what happens to each record, by its key.
 * @return The records that have not been saved.
 */
export async function saveRecords(
	records: readonly ChangedRecord[],
	onOutcome: ( key: string, outcome: SaveOutcome ) => void
): Promise< readonly ChangedRecord[] > {
	const failed: ChangedRecord[] = [];
	let isOver = false;
	for ( const record of records ) {
		const key = keyOf( record );
		if ( isOver ) {
			failed.push( record );
			onOutcome( key, 'untried' );
			continue;
		}
		onOutcome( key, 'saving' );
		const saved = await saveReliably( record );
		if ( saved.name === 'failed' ) {
			isOver = saved.endsAll;
			failed.push( record );
			onOutcome( key, { failed: messageFor( saved.error ) } );
		} else {
			onOutcome( key, saved.name );
		}
	}
	askAboutConflicts();
	return failed;
}
