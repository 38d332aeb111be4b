import type { UnknownRecord } from '../../../kernel/guards';
import { ok, type Result } from '../../../kernel/result';
import { refetch } from '../../documents/index.records';
import { isReviewOpen } from '../../saving';
import type { EntryRecord } from '../model/entry';
import { undoingOf } from '../model/undo';
import { applyEdits } from './applyEdits';
import { refreshHistory } from './refreshes';
import { restoreNow, type Skipped } from './requests';
import { subjectOf } from './subject';

/** A record of an entry that is to be undone. */
export interface Chosen {
	readonly record: EntryRecord;
	/** Whether values that were changed since are replaced as well. */
	readonly replacesNewer: boolean;
}

/** What came of undoing. */
export interface Undone {
	/** How many records have edits that are to be saved now. */
	readonly edited: number;
	/** How many were brought back or removed. */
	readonly restored: number;
	readonly skipped: readonly Skipped[];
}

/**
 * Undoes records of an entry: as edits, for which the review is opened, and at once where edits can't do it.
 *
 * @param entry  Its id.
 * @param chosen
 */
export async function undo(
	entry: number,
	chosen: readonly Chosen[]
): Promise< Result< Undone > > {
	const atOnce: string[] = [];
	const edits: { record: EntryRecord; values: UnknownRecord }[] = [];
	for ( const { record, replacesNewer } of chosen ) {
		const undoing = undoingOf( record );
		if ( undoing.how === 'edits' ) {
			edits.push( {
				record,
				values: {
					...undoing.edits,
					...( replacesNewer ? undoing.replacing : {} ),
				},
			} );
		} else if ( undoing.how !== 'done' && undoing.how !== 'impossible' ) {
			atOnce.push( record.key );
		}
	}
	let skipped: readonly Skipped[] = [];
	if ( atOnce.length > 0 ) {
		const restored = await restoreNow( entry, atOnce );
		if ( ! restored.ok ) {
			return restored;
		}
		skipped = restored.value;
		refetch();
		refreshHistory();
	}
	let edited = 0;
	for ( const { record, values } of edits ) {
		const applied = await applyEdits( subjectOf( record ), values );
		if ( ! applied.ok ) {
			return applied;
		}
		edited++;
	}
	if ( edited > 0 ) {
		isReviewOpen.set( true );
	}
	return ok( { edited, restored: atOnce.length - skipped.length, skipped } );
}
