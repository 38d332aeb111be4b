import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '../../../kernel/result';
import { messageFor } from '../../../ui/messages';

/** What the server said went wrong; what we know of it where it said nothing. */
export const reasonOf = ( error: AppError ): string =>
	error.detail ?? messageFor( error );

/** Says that something worked. */
export const tell = ( message: string ): void =>
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
		id: 'atelier-navigation',
	} );

/** Says that something did not. */
export const tellFailure = ( message: string ): void =>
	void dispatch( noticesStore ).createErrorNotice( message, {
		type: 'snackbar',
		id: 'atelier-navigation-failed',
	} );
