import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { navigate, siteDraftRoute } from '@/routing';

interface ReviewButtonProps {
	/** The id of the draft. */
	readonly draft: number;
	/** Closes the dialog that the button is in. */
	readonly onLeave: () => void;
}

/** The way from a dialog to the changes of a draft, where they are decided, moved or discarded. */
export const ReviewButton = ( { draft, onLeave }: ReviewButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		onClick={ () => {
			onLeave();
			navigate( siteDraftRoute, { id: draft } );
		} }
	>
		{ __( 'Review changes', 'atelier' ) }
	</Button>
);
