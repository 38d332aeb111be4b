import { __ } from '@wordpress/i18n';
import { RecordsButton } from '@/ui/RecordsButton';
import { askAbout } from '../data/draftDialog';

/** Begins a new site draft. */
export function NewDraftButton() {
	return (
		<RecordsButton
			size="compact"
			onAct={ () => askAbout( { name: 'create' } ) }
		>
			{ __( 'New site draft', 'atelier' ) }
		</RecordsButton>
	);
}
