import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';

interface CollectionsFailureProps {
	readonly error: AppError;
	readonly onRetry: () => void;
}

/** Shows that a collection failed to load. */
export const CollectionsFailure = ( {
	error,
	onRetry,
}: CollectionsFailureProps ) => (
	<Failure
		title={ __( 'The collection could not be loaded', 'atelier' ) }
		text={ wordsOf( error ) }
		details={ JSON.stringify( error ) }
		onRetry={ onRetry }
	/>
);

function wordsOf( error: AppError ): string {
	if ( error.detail === undefined ) {
		return messageFor( error );
	}
	return error.code === 'server'
		? sprintf(
				/* translators: %s: message of the server. */
				__(
					'Your site could not download it. Installed fonts aren’t affected. The server said: %s',
					'atelier'
				),
				error.detail
			)
		: sprintf(
				/* translators: %s: message of the server. */
				__(
					'Installed fonts aren’t affected. The server said: %s',
					'atelier'
				),
				error.detail
			);
}
