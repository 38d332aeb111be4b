import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { UnknownRecord } from '../../../kernel/guards';
import type { Conflict } from '../../documents/index.model';
import { recordLabel } from '../../documents/index.records';
import { putBack, type ResolveOutcome } from '../data/resolve';

/** What told that the record was not saved. */
const NOT_SAVED = 'atelier-save-failed';

function say( words: string, label: string, onClick: () => void ): void {
	void dispatch( noticesStore ).removeNotice( NOT_SAVED );
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		actions: [ { label, onClick } ],
	} );
}

const undo = () => void dispatch( coreStore ).undo();

/** Says that the user's changes are saved over someone else's, and how to get those again. */
export const sayMine = ( conflict: Conflict, theirs: UnknownRecord ): void =>
	say(
		sprintf(
			/* translators: %s: title of what was saved. */
			__( '“%s” saved with your version.', 'atelier' ),
			recordLabel( conflict.record )
		),
		__( 'Restore their version', 'atelier' ),
		() => {
			putBack( conflict, theirs );
			void dispatch( noticesStore ).createSuccessNotice(
				__(
					'Their version has been restored. Save to update your site.',
					'atelier'
				),
				{ type: 'snackbar' }
			);
		}
	);

/** Says that the user's changes are gone, and how to get them again. */
export const sayTheirs = ( { record }: Conflict ): void =>
	say(
		sprintf(
			/* translators: %s: title of a record. */
			__( '“%s” now shows the other person’s version.', 'atelier' ),
			recordLabel( record )
		),
		__( 'Undo', 'atelier' ),
		undo
	);

/** Says that both people's changes are saved; undo leads back to the user's own. */
export const sayBoth = ( { record }: Conflict ): void =>
	say(
		sprintf(
			/* translators: %s: title of what was saved. */
			__( '“%s” saved with both sets of changes.', 'atelier' ),
			recordLabel( record )
		),
		__( 'Undo', 'atelier' ),
		undo
	);

/** Says that nothing was saved, and why. */
export function sayFailed(
	{ record }: Conflict,
	outcome: ResolveOutcome
): void {
	if ( typeof outcome === 'object' ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of what was to be saved, 2: why it was not. */
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
