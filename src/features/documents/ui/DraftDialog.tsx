import { Modal, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import { boot } from '@/platform/boot';
import { openDraft } from '@/platform/siteDraft';
import { useIsMounted } from '@/ui/useIsMounted';
import { DialogActions } from '@/ui/DialogActions';
import { drafting } from '../data/draftedType';
import { createDraft } from '../data/drafting';
import type { DocumentRef } from '../model/document';
import { useSignal } from '@/ui/useSignal';

interface DraftDialogProps {
	/** Called with the new draft. */
	readonly onCreated: ( draft: DocumentRef ) => void;
}

/** Asks for the title of a new draft. */
export function DraftDialog( { onCreated }: DraftDialogProps ) {
	const type = useSignal( drafting );
	return type === null ? null : (
		<OpenDraftDialog type={ type } onCreated={ onCreated } />
	);
}

function OpenDraftDialog( {
	type,
	onCreated,
}: DraftDialogProps & { readonly type: string } ) {
	const hasTitle = boot().postTypes[ type ]?.hasTitle ?? true;
	const [ title, setTitle ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const { createErrorNotice } = useDispatch( noticesStore );
	const isMounted = useIsMounted();
	const close = () => drafting.set( null );

	const create = async () => {
		setIsBusy( true );
		setProblem( '' );
		const noTitle = __( 'No title', 'atelier' );
		const result = await createDraft(
			type,
			hasTitle ? title.trim() || noTitle : ''
		);
		if ( ! isMounted() ) {
			return;
		}
		setIsBusy( false );
		if ( result.ok ) {
			close();
			onCreated( result.value );
			return;
		}
		const message =
			result.error.detail ??
			__( 'An error occurred while creating the item.', 'atelier' );
		// On small screens, the dialog covers the notice.
		setProblem( message );
		void createErrorNotice( message, { type: 'snackbar' } );
	};

	return (
		<Modal
			title={ sprintf(
				/* translators: %s: a type of content, such as "Page". */
				__( 'Draft new: %s', 'atelier' ),
				boot().postTypes[ type ]?.label ?? type
			) }
			size="small"
			focusOnMount="firstContentElement"
			overlayClassName="atelier-overlay"
			onRequestClose={ close }
		>
			<form
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( ! isBusy ) {
						void create();
					}
				} }
			>
				{ hasTitle && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Title', 'atelier' ) }
						placeholder={ __( 'No title', 'atelier' ) }
						value={ title }
						onChange={ setTitle }
					/>
				) }
				<DialogActions
					label={ actionFor( type ) }
					isBusy={ isBusy }
					problem={ problem }
					onCancel={ close }
				/>
			</form>
		</Modal>
	);
}

/** In a site draft, "draft" alone would mean two things. */
function actionFor( type: string ): string {
	if ( ! openDraft() ) {
		return __( 'Create draft', 'atelier' );
	}
	switch ( type ) {
		case 'page':
			return __( 'Create page', 'atelier' );
		case 'post':
			return __( 'Create post', 'atelier' );
		default:
			return __( 'Create', 'atelier' );
	}
}
