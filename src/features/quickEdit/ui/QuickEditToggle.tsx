import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { drawerLeft, drawerRight } from '@wordpress/icons';

/** Shows and hides the panel that edits the selected items. */
export function QuickEditToggle( {
	isOpen,
	onToggle,
}: {
	readonly isOpen: boolean;
	readonly onToggle: () => void;
} ) {
	return (
		<Button
			size="compact"
			icon={ isRTL() ? drawerLeft : drawerRight }
			label={ __( 'Details', 'atelier' ) }
			isPressed={ isOpen }
			onClick={ onToggle }
		/>
	);
}
