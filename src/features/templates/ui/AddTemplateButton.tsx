import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addingTemplate } from '../data/adding';
import { NEEDED_TO_ADD } from '../model/needed';

/** Opens the dialog for a new template; null if the user may not create one. */
export function AddTemplateButton() {
	const canAdd = useSelect(
		( select ) =>
			NEEDED_TO_ADD.every(
				( name ) =>
					select( coreStore ).canUser( 'create', {
						kind: 'postType',
						name,
					} ) === true
			),
		[]
	);
	return canAdd ? (
		<Button
			__next40pxDefaultSize
			size="compact"
			variant="primary"
			aria-haspopup="dialog"
			onClick={ () => addingTemplate.set( true ) }
		>
			{ __( 'Add Template', 'atelier' ) }
		</Button>
	) : null;
}
