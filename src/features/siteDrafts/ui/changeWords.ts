import { __ } from '@wordpress/i18n';
import { isTrashing, type DraftChange } from '../model/change';

/** What becomes of a record that the draft removes. */
export const removalLabel = (
	change: Pick< DraftChange, 'action' | 'isReset' | 'edits' >
): string =>
	isTrashing( change )
		? __( 'Moved to the trash', 'atelier' )
		: __( 'Deleted', 'atelier' );

/** Whether a page has a password once it is published, which nobody is shown. */
export const passwordMessage = (
	password: Exclude< DraftChange[ 'password' ], '' >
): string =>
	password === 'set'
		? __(
				'Published with a new password, which visitors need to read it.',
				'atelier'
			)
		: __( 'Published without a password.', 'atelier' );
