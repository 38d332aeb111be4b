import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { useWithRecords } from '@/ui/useWithRecords';
import { menuEditing } from './menuEditing';

/** A button for a new menu. */
export function AddMenu() {
	const { isWaiting, run } = useWithRecords();
	const [ isOpen, setIsOpen ] = useState( false );
	const close = () => setIsOpen( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isWaiting }
				aria-disabled={ isWaiting }
				data-towards-records
				onClick={ () => {
					if ( ! isWaiting ) {
						run( () => setIsOpen( true ) );
					}
				} }
			>
				{ __( 'Add Navigation Menu', 'atelier' ) }
			</Button>
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
