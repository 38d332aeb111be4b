import { __ } from '@wordpress/i18n';
import type { AppError } from '../../../../kernel/result';
import { Failure } from '../../../../ui/Failure';
import { messageFor } from '../../../../ui/messages';

interface CollectionsFailureProps {
	readonly error: AppError;
	readonly onRetry: () => void;
}

/** Says that there is nothing to choose from now. */
export const CollectionsFailure = ( {
	error,
	onRetry,
}: CollectionsFailureProps ) => (
	<Failure
		title={ __( 'The collection could not be loaded', 'atelier' ) }
		text={ messageFor( error ) }
		details={ JSON.stringify( error ) }
		onRetry={ onRetry }
	/>
);
