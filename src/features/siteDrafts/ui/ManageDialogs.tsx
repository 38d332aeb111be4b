import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '@/platform/boot';
import { draftEnd } from '@/platform/draftEnd';
import { openDraft } from '@/platform/siteDraft';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { NameDialog } from '@/ui/NameDialog';
import { addressInDraft } from '@/routing';
import { changedRecordCount } from '@/features/documents';
import { sayOnArrival } from '@/platform/arrivalNotice';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { createDraft, deleteDraft, renameDraft } from '../data/requests';
import { switchDraft } from '../data/switchDraft';
import { useChanges, useSiteDraft } from '../data/useSiteDraft';
import { changeTitle } from './changeTitle';
import { DialogLoad } from './DialogLoad';
import { titleLabel } from './draftLabels';
import { NewsNote } from './NewsNote';
import { OpenElsewhere } from './OpenElsewhere';
import { OwnUnsaved } from './OwnUnsaved';
import { TitlesList } from './TitlesList';
import styles from './Dialogs.module.css';

interface CloseProps {
	readonly onClose: () => void;
}

interface DraftProps extends CloseProps {
	readonly draft: NamedDraft;
}

/** Asks for the name of a new draft, and opens it. */
export const CreateDialog = ( { onClose }: CloseProps ) => (
	<NameDialog
		title={ __( 'New site draft', 'atelier' ) }
		label={ __( 'Create', 'atelier' ) }
		placeholder={ __( 'Summer sale', 'atelier' ) }
		onName={ createDraft }
		onNamed={ ( draft ) => {
			refetchDrafts();
			switchDraft( draft, addressInDraft( draft.id, boot().pageUrl ) );
		} }
		onClose={ onClose }
	/>
);

export function RenameDraftDialog( { draft, onClose }: DraftProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<NameDialog
			title={ __( 'Rename site draft', 'atelier' ) }
			label={ __( 'Rename', 'atelier' ) }
			name={ draft.title }
			onName={ ( title ) => renameDraft( draft.id, title ) }
			onNamed={ ( { title } ) => {
				refetchDrafts();
				void createSuccessNotice(
					/* translators: %s: the new title. */
					sprintf( __( 'Renamed to “%s”.', 'atelier' ), title ),
					{ type: 'snackbar' }
				);
			} }
			onClose={ onClose }
		/>
	);
}

const deletedLabel = ( title: string ): string =>
	/* translators: %s: title of a site draft. */
	sprintf( __( '“%s” deleted.', 'atelier' ), title );

/** Asks before a draft is deleted with its changes. */
export function DeleteDraftDialog( { draft, onClose }: DraftProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const known = useSiteDraft( draft.id );
	const changes = useChanges( draft.id );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const title = titleLabel( draft.title );
	const load = changes.status === 'ready' ? known : changes;
	const isPublished =
		known.status === 'ready' && known.value.status === 'published';
	const act = async () => {
		setBusy( true );
		setProblem( '' );
		// What can't be read anymore can still be deleted.
		const result = await deleteDraft(
			draft.id,
			changes.status === 'ready' && known.status === 'ready'
				? { changes: changes.value, isPublished }
				: null
		);
		setBusy( false );
		if ( ! result.ok ) {
			refetchDrafts();
			setProblem( messageFor( result.error ) );
			return;
		}
		onClose();
		if ( openDraft()?.id === draft.id ) {
			// Unsaved changes have nowhere to go but elsewhere.
			draftEnd.set( { name: 'deleted' } );
			refetchDrafts();
			if ( changedRecordCount.get() === 0 ) {
				sayOnArrival( deletedLabel( title ) );
			}
			switchDraft( null );
			return;
		}
		refetchDrafts();
		void createSuccessNotice( deletedLabel( title ), {
			type: 'snackbar',
		} );
	};
	return (
		<Modal
			/* translators: %s: title of a site draft. */
			title={ sprintf( __( 'Delete “%s”?', 'atelier' ), title ) }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<p className={ styles.text }>
				{ isPublished
					? __(
							'What it published stays on your live site. Only the record of its changes will be deleted. This can’t be undone.',
							'atelier'
						)
					: __(
							'All changes in this site draft will be deleted, including its new pages and other new items. Your live site stays as it is. This can’t be undone.',
							'atelier'
						) }
			</p>
			<DialogLoad load={ load } />
			{ changes.status === 'ready' && (
				<>
					<NewsNote changes={ changes.value } />
					{ ! isPublished && changes.value.length > 0 && (
						<TitlesList
							titles={ changes.value.map( changeTitle ) }
						/>
					) }
				</>
			) }
			<OpenElsewhere draft={ draft.id }>
				{ __(
					'What isn’t saved there yet can still be moved to the live site or another site draft.',
					'atelier'
				) }
			</OpenElsewhere>
			<OwnUnsaved draft={ draft.id }>
				{ __(
					'After that, you’ll be asked what to do with unsaved changes.',
					'atelier'
				) }
			</OwnUnsaved>
			<DialogActions
				label={ __( 'Delete', 'atelier' ) }
				isDestructive
				isBusy={ isBusy }
				isDisabled={ load.status === 'loading' }
				problem={ problem }
				onCancel={ onClose }
				onAct={ () => void act() }
			/>
		</Modal>
	);
}
