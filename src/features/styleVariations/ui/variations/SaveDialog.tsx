import { __, sprintf } from '@wordpress/i18n';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { fail, type Result } from '@/kernel/result';
import { NameDialog } from '@/ui/NameDialog';
import { siteStyles } from '@/features/globalStyles/index.records';
import { saveVariation, useVariations } from '../../data/useVariations';
import { freeName, type Variation } from '../../model/variation';

interface SaveDialogProps {
	readonly onClose: () => void;
}

/** Saves the current styles as a variation; a name that is taken gets a number. */
export function SaveDialog( { onClose }: SaveDialogProps ) {
	const load = useVariations();
	const taken =
		load.status === 'ready'
			? load.value.own.map( ( { title } ) => title )
			: [];
	return (
		<NameDialog
			title={ __( 'Save current styles', 'atelier' ) }
			label={ __( 'Save', 'atelier' ) }
			placeholder={ __( 'My style', 'atelier' ) }
			onName={ ( name ) => save( freeName( name, taken ) ) }
			onClose={ onClose }
		/>
	);
}

async function save( name: string ): Promise< Result< Variation > > {
	const user = siteStyles( select )?.layers.user;
	if ( ! user ) {
		return fail( { code: 'missing' } );
	}
	const result = await saveVariation( name, user );
	if ( result.ok ) {
		void dispatch( noticesStore ).createSuccessNotice(
			sprintf(
				/* translators: %s: name of saved styles. */
				__( 'Saved as “%s”.', 'atelier' ),
				result.value.title
			),
			{ type: 'snackbar', id: 'atelier-style-saved' }
		);
	}
	return result;
}
