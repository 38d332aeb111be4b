import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addingTemplate } from '../data/adding';
import { useCanAdd } from '../data/useCanAdd';

/** Begins a new template; not there for those who may not make one. */
export function AddTemplateButton() {
	return useCanAdd( true ) ? (
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
