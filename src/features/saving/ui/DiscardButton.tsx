import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface DiscardButtonProps {
	/** The title of the changed record. */
	readonly label: string;
	readonly isDisabled: boolean;
	readonly onDiscard: () => void;
}

/** Discards the changes of one of several records. */
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
