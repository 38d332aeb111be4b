import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addingTemplate } from '../data/adding';
import { TYPE } from '../data/useTemplates';

/** Begins a new template; not there for those who may not make one. */
export function AddTemplateButton() {
	const canCreate = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'postType',
				name: TYPE,
			} ) === true,
		[]
	);
	return canCreate ? (
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
