import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { replaceStyles } from './edits';
import { NO_CHANGES } from '../model/values';

/** Resets all of the user's styles, and offers to undo that. */
export function resetAll(): void {
	replaceStyles( NO_CHANGES );
	void dispatch( noticesStore ).createSuccessNotice(
		__( 'Styles reset to the theme defaults.', 'atelier' ),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
}
