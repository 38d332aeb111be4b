import { __ } from '@wordpress/i18n';
import type { UnknownRecord } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { draftSaves, openDraft } from '@/platform/siteDraft';
import { refetch } from '@/features/documents/index.records';
import { isReviewOpen, reviewReason } from '@/features/saving';
import type { EntryRecord } from '../model/entry';
import { undoingOf } from '../model/undo';
import { applyEdits } from './applyEdits';
import { refreshHistory } from './refreshes';
import { restoreNow, type Skipped } from './requests';
import { subjectOf } from './subject';

/** A record of an entry to undo. */
export interface Chosen {
	readonly record: EntryRecord;
	/** Whether newer values are replaced too. */
	readonly replacesNewer: boolean;
}

/** The outcome of an undo. */
export interface Undone {
	/** The number of records with unsaved edits to review. */
	readonly edited: number;
	/** The number of restored or removed records. */
	readonly restored: number;
	readonly skipped: readonly Skipped[];
}

/**
 * Undoes records of an entry: with edits, for which it opens the review, or immediately if edits can't do it.
 *
 * @param entry  The ID of the entry.
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
		if ( openDraft() ) {
			draftSaves.set( draftSaves.get() + 1 );
		}
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
		reviewReason.set(
			__(
				'This undoes an earlier change. Save to bring back the values from before it.',
				'atelier'
			)
		);
		isReviewOpen.set( true );
	}
	return ok( { edited, restored: atOnce.length - skipped.length, skipped } );
}
