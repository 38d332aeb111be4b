import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { messageFor } from '@/ui/messages';

/** The server's message, or else our own about the error. */
export const reasonOf = ( error: AppError ): string =>
	error.detail ?? messageFor( error );

/** Shows a success notice. */
export const tell = ( message: string ): void =>
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
		id: 'atelier-navigation',
	} );

/** Shows an error notice. */
export const tellFailure = ( message: string ): void =>
	void dispatch( noticesStore ).createErrorNotice( message, {
		type: 'snackbar',
		id: 'atelier-navigation-failed',
	} );
