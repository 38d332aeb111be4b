import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { replaceStyles } from './edits';
import { NO_CHANGES } from '../model/values';

/** Takes back everything that users of this site have changed, and says how to get it again. */
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
