import { Button } from '@wordpress/components';
import { forwardRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { drawerLeft, drawerRight } from '@wordpress/icons';

interface QuickEditToggleProps {
	readonly isOpen: boolean;
	readonly onToggle: () => void;
}

/** The toggle button of the quick edit panel. */
export const QuickEditToggle = forwardRef<
	HTMLButtonElement,
	QuickEditToggleProps
>( function QuickEditToggle( { isOpen, onToggle }, ref ) {
	return (
		<Button
			ref={ ref }
			size="compact"
			icon={ isRTL() ? drawerLeft : drawerRight }
			label={ __( 'Details', 'atelier' ) }
			isPressed={ isOpen }
			data-towards-records
			onClick={ onToggle }
		/>
	);
} );
