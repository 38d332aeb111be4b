import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useWithRecords } from '@/ui/useWithRecords';
import { askAbout } from '../data/draftDialog';

/** Begins a new site draft. */
export function NewDraftButton() {
	const { isWaiting, run } = useWithRecords();
	return (
		<Button
			size="compact"
			variant="primary"
			isBusy={ isWaiting }
			aria-disabled={ isWaiting }
			data-towards-records
			onClick={ () => {
				if ( ! isWaiting ) {
					run( () => askAbout( { name: 'create' } ) );
				}
			} }
		>
			{ __( 'New site draft', 'atelier' ) }
		</Button>
	);
}
