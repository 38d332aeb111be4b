import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { RecordsButton } from '@/ui/RecordsButton';
import { addingTemplate } from '../data/adding';
import { NEEDED_TO_ADD } from '../model/needed';

/** Opens the dialog for a new template; null if the user may not create one. */
export function AddTemplateButton() {
	const canAdd = NEEDED_TO_ADD.every(
		( name ) => boot().postTypes[ name ]?.canCreate
	);
	return canAdd ? (
		<RecordsButton
			__next40pxDefaultSize
			size="compact"
			aria-haspopup="dialog"
			onAct={ () => addingTemplate.set( true ) }
		>
			{ __( 'Add Template', 'atelier' ) }
		</RecordsButton>
	) : null;
}
