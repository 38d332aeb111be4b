import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface DiscardButtonProps {
	/** What the changed record is called. */
	readonly label: string;
	readonly isDisabled: boolean;
	readonly onDiscard: () => void;
}

/** Takes back, or forgets, what was changed in one of several records. */
export const DiscardButton = ( {
	label,
	isDisabled,
	onDiscard,
}: DiscardButtonProps ) => (
	<Button
		size="small"
		variant="tertiary"
		disabled={ isDisabled }
		accessibleWhenDisabled
		onClick={ onDiscard }
		aria-label={ sprintf(
			/* translators: %s: title of a changed record. */
			__( 'Discard changes to “%s”', 'atelier' ),
			label
		) }
	>
		{ __( 'Discard', 'atelier' ) }
	</Button>
);
