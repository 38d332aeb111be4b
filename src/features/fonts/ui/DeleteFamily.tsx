import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Result } from '@/kernel/result';
import { DialogActions } from '@/ui/DialogActions';
import { LiveNote } from '@/ui/LiveNote';
import { removeInstalled } from '../data/removeInstalled';
import type { ListedFamily } from '../model/siteFonts';
import styles from './DeleteFamily.module.css';
import { FamilyUses } from './FamilyUses';
import { useFontLibrary } from './useFontLibrary';

interface DeleteFamilyProps {
	readonly family: ListedFamily;
	readonly onClose: () => void;
	readonly onDone: ( result: Result< void > ) => void;
}

/** Confirms the deletion of a family and its files on the server. */
export function DeleteFamily( { family, onClose, onDone }: DeleteFamilyProps ) {
	const { fonts, forget } = useFontLibrary();
	const [ isBusy, setIsBusy ] = useState( false );
	const remove = async () => {
		setIsBusy( true );
		const { result, isGone } = await removeInstalled( family, fonts );
		if ( isGone ) {
			forget( family.id );
		}
		onDone( result );
	};
	return (
		<Modal
			title={ __( 'Delete font', 'atelier' ) }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ () => {
				if ( ! isBusy ) {
					onClose();
				}
			} }
		>
			<p className={ styles.text }>
				{ sprintf(
					/* translators: %s: name of a font. */
					__(
						'Are you sure you want to delete "%s" font and all its variants and assets?',
						'atelier'
					),
					family.name
				) }
			</p>
			<FamilyUses slug={ family.slug } />
			<LiveNote />
			<DialogActions
				label={ __( 'Delete', 'atelier' ) }
				isBusy={ isBusy }
				isDestructive
				onCancel={ onClose }
				onAct={ () => void remove() }
			/>
		</Modal>
	);
}
