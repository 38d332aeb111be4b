import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { UnknownRecord } from '@/kernel/guards';
import type { Conflict } from '@/features/documents/index.model';
import { recordLabel } from '@/features/documents/index.records';
import { putBack, type ResolveOutcome } from '../data/resolve';

/** The id of the notice that a record wasn't saved. */
const NOT_SAVED = 'atelier-save-failed';

function say( words: string, label: string, onClick: () => void ): void {
	void dispatch( noticesStore ).removeNotice( NOT_SAVED );
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		actions: [ { label, onClick } ],
	} );
}

const undo = () => void dispatch( coreStore ).undo();

/** Tells that the user's version was saved over someone else's, with a button that restores that one. */
export const sayMine = ( conflict: Conflict, theirs: UnknownRecord ): void =>
	say(
		sprintf(
			/* translators: %s: title of a saved document. */
			__( '“%s” saved with your version.', 'atelier' ),
			recordLabel( conflict.record )
		),
		__( 'Restore the replaced version', 'atelier' ),
		() => {
			putBack( conflict, theirs );
			void dispatch( noticesStore ).createSuccessNotice(
				__(
					'The replaced version is back. Save to keep it.',
					'atelier'
				),
				{ type: 'snackbar' }
			);
		}
	);

/** Tells that the user's changes were replaced, with a button that restores them. */
export const sayTheirs = ( { record }: Conflict ): void =>
	say(
		sprintf(
			/* translators: %s: title of a record. */
			__( '“%s” now shows the saved version.', 'atelier' ),
			recordLabel( record )
		),
		__( 'Undo', 'atelier' ),
		undo
	);

/** Tells that both people's changes were saved; undo returns to the user's own. */
export const sayBoth = ( { record }: Conflict ): void =>
	say(
		sprintf(
			/* translators: %s: title of a saved document. */
			__( '“%s” saved with both sets of changes.', 'atelier' ),
			recordLabel( record )
		),
		__( 'Undo', 'atelier' ),
		undo
	);

/** Tells that nothing was saved, with the reason. */
export function sayFailed(
	{ record }: Conflict,
	outcome: ResolveOutcome
): void {
	if ( typeof outcome === 'object' ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of an unsaved document, 2: the reason why it was not saved. */
				__(
					'“%1$s” could not be saved. Your changes are kept. %2$s',
					'atelier'
				),
				recordLabel( record ),
				outcome.failed
			),
			{ id: NOT_SAVED }
		);
	}
}
