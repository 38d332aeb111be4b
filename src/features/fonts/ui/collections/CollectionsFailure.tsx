import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '../../../../kernel/result';
import { Failure } from '../../../../ui/Failure';
import { messageFor } from '../../../../ui/messages';

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

/** A server that responds at all has failed to download the collection itself. */
const wordsOf = ( error: AppError ): string =>
	error.code === 'server' && error.detail !== undefined
		? sprintf(
				/* translators: %s: message of the server. */
				__(
					'Your site could not download it. Installed fonts aren’t affected. The server said: %s',
					'atelier'
				),
				error.detail
			)
		: messageFor( error );
