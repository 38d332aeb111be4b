import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import type { Undone } from '../data/undo';

/** Confirms immediate changes; the review shows edits. */
export function sayUndone( { restored, skipped }: Undone ): void {
	const notices = dispatch( noticesStore );
	if ( restored > 0 ) {
		void notices.createSuccessNotice(
			sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item is as it was before.',
					'%d items are as they were before.',
					restored,
					'atelier'
				),
				restored
			),
			{ type: 'snackbar' }
		);
	}
	for ( const { label, message } of skipped ) {
		void notices.createErrorNotice(
			sprintf(
				/* translators: 1: title of an item. 2: reason why it can’t be undone. */
				__( '“%1$s” couldn’t be undone. %2$s', 'atelier' ),
				label,
				message
			)
		);
	}
}

export const sayFailed = ( error: AppError ): void =>
	void dispatch( noticesStore ).createErrorNotice( messageFor( error ), {
		id: 'atelier-history-failed',
	} );

export const sayExportFailed = ( error: AppError ): void =>
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: %s: why, in sentences. */
			__( 'The history could not be exported. %s', 'atelier' ),
			messageFor( error )
		),
		{ id: 'atelier-history-failed' }
	);
