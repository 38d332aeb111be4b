import { Modal, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import type { DraftDialog, NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { addNote } from '../data/requests';

/** Of a note, in characters. */
const MAX_LENGTH = 2000;

interface AskDialogProps {
	readonly draft: NamedDraft;
	readonly about: Extract< DraftDialog, { name: 'ask' } >[ 'about' ];
	readonly onClose: () => void;
}

/** Asks the agent that has proposed a draft to change something. */
export function AskDialog( { draft, about, onClose }: AskDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ text, setText ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isEmpty = text.trim() === '';
	const send = async () => {
		setBusy( true );
		setProblem( '' );
		const result = await addNote( draft.id, about?.key ?? '', text );
		setBusy( false );
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
			return;
		}
		onClose();
		refetchDrafts();
		void createSuccessNotice(
			__(
				'Saved. The agent will find it when it reads the site draft again.',
				'atelier'
			),
			{ type: 'snackbar' }
		);
	};
	return (
		<Modal
			title={
				about
					? sprintf(
							/* translators: %s: title of a record. */
							__( 'Ask for changes to “%s”', 'atelier' ),
							about.label
						)
					: __( 'Ask for changes', 'atelier' )
			}
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( ! isEmpty && ! isBusy ) {
						void send();
					}
				} }
			>
				<TextareaControl
					label={ __( 'What should the agent change?', 'atelier' ) }
					rows={ 4 }
					maxLength={ MAX_LENGTH }
					value={ text }
					onChange={ setText }
				/>
				<DialogActions
					label={ __( 'Ask', 'atelier' ) }
					isBusy={ isBusy }
					isDisabled={ isEmpty }
					problem={ problem }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
