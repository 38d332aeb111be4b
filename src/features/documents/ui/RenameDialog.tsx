import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { NameForm } from '@/ui/NameForm';
import { renameListed } from '../data/removeListed';
import type { Listed } from '../model/listed';

export interface RenameDialogProps {
	readonly item: Listed;
	readonly onClose: () => void;
}

/** A dialog for a document's new name. */
export function RenameDialog( { item, onClose }: RenameDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );

	const rename = async ( name: string ) => {
		const result = await renameListed( item, name );
		if ( result.ok ) {
			void createSuccessNotice(
				/* translators: %s: the new title of a document. */
				sprintf(
					__( 'Renamed to “%s”.', 'atelier' ),
					shorten( result.value, 100 )
				),
				{ type: 'snackbar' }
			);
		}
		return result;
	};

	return (
		<NameForm
			name={ item.title }
			isValid={ ( name ) => name !== '' && name !== item.title }
			onName={ rename }
			onClose={ onClose }
		/>
	);
}
