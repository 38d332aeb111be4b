import { messageFor } from '../../../ui/messages';
import { type ChangedRecord, keyOf } from '../../documents/index.model';
import type { SaveOutcome } from '../model/saving';
import { askAboutConflicts, hasConflict } from './conflicts';
import { saveReliably } from './saveReliably';

/**
 * Saves records one after the other, so that each gets an answer of its own: one that fails stops
 * none of the others and stays changed, unless none of them could be saved either. It is over once the user has
 * decided about those that somebody else has changed.
 *
 * @param records   What to save.
 * @param onOutcome Told what happens to each record, by its key.
 * @param draft     The site draft to save into; undefined for what is shown.
 * @return The records that have not been saved.
 */
export async function saveRecords(
	records: readonly ChangedRecord[],
	onOutcome: ( key: string, outcome: SaveOutcome ) => void,
	draft?: number
): Promise< readonly ChangedRecord[] > {
	const failed = new Map< ChangedRecord, SaveOutcome >();
	let isOver = false;
	for ( const record of records ) {
		const key = keyOf( record );
		if ( isOver ) {
			failed.set( record, 'untried' );
			onOutcome( key, 'untried' );
			continue;
		}
		onOutcome( key, 'saving' );
		const saved = await saveReliably( record, draft );
		if ( saved.name === 'failed' ) {
			isOver = saved.endsAll;
			const outcome = { failed: messageFor( saved.error ) };
			failed.set( record, outcome );
			// Whoever is asked has not been refused: what comes of it is told once it is decided.
			onOutcome( key, hasConflict( record ) ? 'waiting' : outcome );
		} else {
			onOutcome( key, saved.name );
		}
	}
	const decisions = await askAboutConflicts();
	for ( const [ record, outcome ] of [ ...failed ] ) {
		const decision = decisions.get( keyOf( record ) );
		if ( decision?.isSettled ) {
			failed.delete( record );
		}
		if ( decision ) {
			onOutcome(
				keyOf( record ),
				decision.isSettled ? 'dropped' : outcome
			);
		}
	}
	return [ ...failed.keys() ];
}
