import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { messageFor } from '@/ui/messages';
import {
	activateTheme,
	continueInActiveTheme,
	previewedTheme,
} from '@/features/themes';
import { changedRecordCount } from '@/features/documents';

const FAILURE_NOTICE = 'atelier-activation-failed';

/** Activates the previewed theme and continues in it. Changes that were left out of the save prevent a reload. */
export async function activate(): Promise< void > {
	const name = previewedTheme()?.name ?? '';
	const notices = dispatch( noticesStore );
	void notices.removeNotice( FAILURE_NOTICE );
	const result = await activateTheme();
	if ( ! result.ok ) {
		void notices.createErrorNotice(
			sprintf(
				/* translators: 1: name of a theme, 2: the reason why it was not activated. */
				__( '“%1$s” could not be activated. %2$s', 'atelier' ),
				name,
				messageFor( result.error )
			),
			{ id: FAILURE_NOTICE }
		);
		return;
	}
	if ( changedRecordCount.get() === 0 ) {
		sayOnArrival(
			sprintf(
				/* translators: %s: name of a theme. */
				__( '“%s” is now active.', 'atelier' ),
				name
			)
		);
		continueInActiveTheme();
		return;
	}
	void notices.createSuccessNotice(
		sprintf(
			/* translators: %s: name of a theme. */
			__(
				'“%s” is now active. Anything you left unchecked stays unsaved in this browser.',
				'atelier'
			),
			name
		),
		{ type: 'snackbar' }
	);
}
