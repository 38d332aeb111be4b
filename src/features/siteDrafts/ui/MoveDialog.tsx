import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import { ok } from '@/kernel/result';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import type { NamedDraft } from '../data/draftDialog';
import { refetchChanged } from '../data/refetchChanged';
import { createDraft, moveChange } from '../data/requests';
import { DraftPicker, isPicked, NEW, type Picked } from './DraftPicker';
import type { SeenChange } from '../model/seen';
import { titleLabel } from './draftLabels';
import styles from './Dialogs.module.css';

interface MoveDialogProps {
	readonly draft: NamedDraft;
	/** As the user has seen it. */
	readonly change: SeenChange;
	/** The label of its record. */
	readonly label: string;
	readonly onClose: () => void;
}

/** Moves a change into another draft. */
export function MoveDialog( {
	draft,
	change,
	label,
	onClose,
}: MoveDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ picked, setPicked ] = useState< Picked >( NEW );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	const move = async () => {
		setBusy( true );
		setProblem( '' );
		const to = picked.isNew
			? await createDraft( picked.name.trim() )
			: ok( picked.draft );
		if ( to.ok ) {
			setPicked( { isNew: false, draft: to.value } );
		}
		const result = to.ok
			? await moveChange( draft.id, change, to.value.id )
			: to;
		setBusy( false );
		refetchChanged( draft.id, ...( to.ok ? [ to.value.id ] : [] ) );
		if ( ! to.ok || ! result.ok ) {
			setProblem( result.ok ? '' : messageFor( result.error ) );
			return;
		}
		onClose();
		void createSuccessNotice(
			sprintf(
				/* translators: 1: title of a record, 2: title of a site draft. */
				__( '“%1$s” moved to “%2$s”.', 'atelier' ),
				label,
				titleLabel( to.value.title )
			),
			{ type: 'snackbar' }
		);
	};

	return (
		<Modal
			/* translators: %s: title of a record. */
			title={ sprintf( __( 'Move “%s”', 'atelier' ), label ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( isPicked( picked ) && ! isBusy ) {
						void move();
					}
				} }
			>
				<p className={ styles.text }>
					{ __(
						'Move these changes to another site draft.',
						'atelier'
					) }
				</p>
				<DraftPicker
					picked={ picked }
					except={ draft.id }
					onPick={ setPicked }
				/>
				<div className={ styles.footer }>
					<DialogActions
						label={ __( 'Move', 'atelier' ) }
						isBusy={ isBusy }
						isDisabled={ ! isPicked( picked ) }
						problem={ problem }
						onCancel={ onClose }
					/>
				</div>
			</form>
		</Modal>
	);
}
