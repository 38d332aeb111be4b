import { __ } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { openDraft } from '@/platform/siteDraft';
import type { EntryRecord } from '../model/entry';
import type { Undoing } from '../model/undo';

/** The label of the button that undoes one record; null without anything to undo. */
export function undoLabel( { how }: Undoing ): string | null {
	switch ( how ) {
		case 'edits':
		case 'remove':
			return __( 'Undo this only…', 'atelier' );
		case 'bringBack':
		case 'untrash':
			return __( 'Restore…', 'atelier' );
		case 'done':
		case 'impossible':
			return null;
		default:
			return assertNever( how );
	}
}

/** The reason why a record can't be undone. */
export function impossibleMessage(
	why: Extract< Undoing, { how: 'impossible' } >[ 'why' ]
): string {
	switch ( why ) {
		case 'missing':
			return __(
				'It was deleted later. Restore it from the entry that deleted it, then undo this change.',
				'atelier'
			);
		case 'trash':
			return __(
				'It’s in the trash. Restore it, then undo this change.',
				'atelier'
			);
		case 'cut':
			return __(
				'This can’t be undone because the changes were too large to keep in the history.',
				'atelier'
			);
		default:
			return assertNever( why );
	}
}

/** The reason why a record already is as it was before. */
export function doneMessage( {
	action,
	state,
}: Pick< EntryRecord, 'action' | 'state' > ): string {
	switch ( action ) {
		case 'create':
		case 'restore':
			return state === 'trash'
				? __(
						'It’s in the trash, so there’s nothing to undo.',
						'atelier'
					)
				: __(
						'It was deleted later, so there’s nothing to undo.',
						'atelier'
					);
		case 'delete':
		case 'trash':
			return __(
				'It was restored later, so there’s nothing to undo.',
				'atelier'
			);
		case 'update':
		case 'reset':
			return __( 'Nothing to undo.', 'atelier' );
		default:
			return assertNever( action );
	}
}

/** The label of the button that undoes in a site draft of its own. */
export function inDraftLabel( isRestoring: boolean ): string {
	if ( openDraft() ) {
		return isRestoring
			? __( 'Restore in a new site draft', 'atelier' )
			: __( 'Undo in a new site draft', 'atelier' );
	}
	return isRestoring
		? __( 'Restore in a site draft', 'atelier' )
		: __( 'Undo in a site draft', 'atelier' );
}

/** The immediate effect on a record that edits can't undo; null if they can. */
export function atOnceMessage( { how }: Undoing ): string | null {
	switch ( how ) {
		case 'bringBack':
		case 'untrash':
			return openDraft()
				? __(
						'Will be restored in this site draft right away.',
						'atelier'
					)
				: __(
						'Will be restored on your live site right away.',
						'atelier'
					);
		case 'remove':
			return openDraft()
				? __(
						'Will be removed in this site draft right away. Discard that change there to keep it.',
						'atelier'
					)
				: __(
						'Will be removed from your live site right away. You can restore it from the history.',
						'atelier'
					);
		case 'edits':
		case 'done':
		case 'impossible':
			return null;
		default:
			return assertNever( how );
	}
}
