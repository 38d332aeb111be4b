import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { useWithRecords } from '@/ui/useWithRecords';
import { addingTemplate } from '../data/adding';
import { NEEDED_TO_ADD } from '../model/needed';

/** Opens the dialog for a new template; null if the user may not create one. */
export function AddTemplateButton() {
	const { isWaiting, run } = useWithRecords();
	const canAdd = NEEDED_TO_ADD.every(
		( name ) => boot().postTypes[ name ]?.canCreate
	);
	return canAdd ? (
		<Button
			__next40pxDefaultSize
			size="compact"
			variant="primary"
			aria-haspopup="dialog"
			isBusy={ isWaiting }
			aria-disabled={ isWaiting }
			data-towards-records
			onClick={ () => {
				if ( ! isWaiting ) {
					run( () => addingTemplate.set( true ) );
				}
			} }
		>
			{ __( 'Add Template', 'atelier' ) }
		</Button>
	) : null;
}
