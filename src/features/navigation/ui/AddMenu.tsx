import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { RecordsButton } from '@/ui/RecordsButton';
import { menuEditing } from './menuEditing';

/** A button for a new menu. */
export function AddMenu() {
	const [ isOpen, setIsOpen ] = useState( false );
	const close = () => setIsOpen( false );
	return (
		<>
			<RecordsButton
				__next40pxDefaultSize
				size="compact"
				onAct={ () => setIsOpen( true ) }
			>
				{ __( 'Add Navigation Menu', 'atelier' ) }
			</RecordsButton>
			{ isOpen && (
				<OnceLoaded of={ menuEditing } onClose={ close }>
					{ ( { AddMenuDialog } ) => (
						<AddMenuDialog onClose={ close } />
					) }
				</OnceLoaded>
			) }
		</>
	);
}
