import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface StopButtonProps {
	readonly onStop: () => void;
	readonly className?: string | undefined;
}

/** Stops what takes long, in the place of the button that began it. What has been done stays. */
export const StopButton = ( { onStop, className }: StopButtonProps ) => (
	<Button
		__next40pxDefaultSize
		className={ className ?? '' }
		variant="secondary"
		onClick={ onStop }
	>
		{ __( 'Stop', 'atelier' ) }
	</Button>
);
