import { __ } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { newRun } from '@/platform/historyRun';
import { messageFor } from '@/ui/messages';
import {
	type ChangedRecord,
	type Conflict,
	changeKey,
} from '@/features/documents/index.model';
import type { Failed, SaveOutcome, SaveReport } from '../model/saving';
import { askAboutConflicts } from './conflicts';
import { saveReliably } from './saveReliably';

/** Where records are saved, and who is told of each. */
export interface SaveContext {
	/** The site draft to save into; undefined for the current view. With it, conflicts are errors, not questions. */
	readonly draft?: number | undefined;
	/** Called with the key of a record whenever its outcome changes. */
	readonly onOutcome?: ( key: string, outcome: SaveOutcome ) => void;
}

/**
 * Saves records one after the other, so that each has its own outcome: a failed record stays changed, and the others are
 * still saved unless they would fail for the same reason. Their requests are one entry in the site's history. Ends once the user has decided
 * about all conflicts.
 */
export async function saveRecords(
	records: readonly ChangedRecord[],
	{ draft, onOutcome }: SaveContext = {}
): Promise< SaveReport > {
	const run = newRun();
	const outcomes: Record< string, SaveOutcome > = {};
	const note = ( record: ChangedRecord, outcome: SaveOutcome ) => {
		outcomes[ changeKey( record ) ] = outcome;
		onOutcome?.( changeKey( record ), outcome );
	};
	const conflicts: Conflict[] = [];
	const failed = new Map< ChangedRecord, SaveOutcome >();
	let isOver = false;
	for ( const record of records ) {
		if ( isOver ) {
			failed.set( record, 'untried' );
			note( record, 'untried' );
			continue;
		}
		note( record, 'saving' );
		const saved = await saveReliably( record, run, draft );
		if ( saved.name === 'failed' ) {
			isOver = saved.endsAll;
			const outcome = failureOf( saved.error );
			failed.set( record, outcome );
			conflicts.push( ...( saved.conflict ? [ saved.conflict ] : [] ) );
			// A conflict isn't a failure: its outcome follows after the decision.
			note( record, saved.conflict ? 'waiting' : outcome );
		} else {
			if ( saved.name === 'untried' ) {
				failed.set( record, saved.name );
			}
			note( record, saved.name );
		}
	}
	const decisions = await askAboutConflicts( conflicts );
	for ( const [ record, outcome ] of [ ...failed ] ) {
		const decision = decisions.get( changeKey( record ) );
		if ( decision?.isSettled ) {
			failed.delete( record );
		}
		if ( decision ) {
			note( record, decision.isSettled ? 'dropped' : outcome );
		}
	}
	return {
		failed: [ ...failed.keys() ],
		outcomes,
		hadConflict: conflicts.length > 0,
	};
}

/** Trying again is in vain until what was deleted is there again. */
const failureOf = ( error: AppError ): Failed =>
	error.code === 'missing'
		? {
				failed: __(
					'This item doesn’t exist anymore. If it was deleted, restore it from the history, then save again.',
					'atelier'
				),
				isGone: true,
			}
		: { failed: messageFor( error ) };
