import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ok, type Result } from '@/kernel/result';
import { addressInDraft } from '@/routing';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { recordLabel } from '@/features/documents/index.records';
import { useChangedRecords } from '@/features/saving/index.records';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { refetchDrafts } from '../data/freshDrafts';
import { createDraft } from '../data/requests';
import { saveToDraft } from '../data/saveToDraft';
import type { Unsaved } from '../data/saveUnsaved';
import type { SiteDraft } from '../model/siteDraft';
import { DraftPicker, isPicked, NEW, type Picked } from './DraftPicker';
import { savedToLabel } from './draftLabels';
import { listOfTitles } from './listOfTitles';
import styles from './Dialogs.module.css';
import { anotherSaveMessage, UnsavedList } from './UnsavedList';

/** Saves unsaved changes into a draft instead of the live site, and opens the draft. */
export function SaveToDraftDialog( {
	onClose,
}: {
	readonly onClose: () => void;
} ) {
	const changed = useChangedRecords();
	const [ picked, setPicked ] = useState< Picked >( NEW );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ unsaved, setUnsaved ] = useState< readonly Unsaved[] >( [] );

	const save = async () => {
		setBusy( true );
		setProblem( '' );
		setUnsaved( [] );
		const draft = await draftOf( picked );
		if ( ! draft.ok ) {
			setBusy( false );
			setProblem( messageFor( draft.error ) );
			return;
		}
		// A retry saves into the same draft.
		setPicked( { isNew: false, draft: draft.value } );
		const left = await saveToDraft( changed, draft.value.id );
		if ( left?.length === 0 ) {
			sayOnArrival( savedToLabel( draft.value.title ) );
			window.location.assign( addressInDraft( draft.value.id ) );
			return;
		}
		setBusy( false );
		refetchDrafts();
		if ( left === null ) {
			setProblem( anotherSaveMessage() );
		} else {
			setUnsaved( left );
		}
	};

	return (
		<Modal
			title={ __( 'Save to a site draft', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if (
						isPicked( picked ) &&
						! isBusy &&
						changed.length > 0
					) {
						void save();
					}
				} }
			>
				<p className={ styles.text }>
					{ __(
						'Your changes go into a site draft instead of your live site. Visitors don’t see them until you publish it.',
						'atelier'
					) }
				</p>
				<p className={ styles.quiet }>
					{ sprintf(
						/* translators: 1: number of changed records, 2: their titles. */
						_n(
							'%1$d change: %2$s',
							'%1$d changes: %2$s',
							changed.length,
							'atelier'
						),
						changed.length,
						listOfTitles( changed.map( recordLabel ) )
					) }
				</p>
				<DraftPicker
					picked={ picked }
					except={ null }
					onPick={ setPicked }
				/>
				<div className={ styles.footer }>
					<UnsavedList items={ unsaved } />
					<DialogActions
						label={ __( 'Save to site draft', 'atelier' ) }
						isBusy={ isBusy }
						isDisabled={
							! isPicked( picked ) || changed.length === 0
						}
						problem={ problem }
						onCancel={ onClose }
					/>
				</div>
			</form>
		</Modal>
	);
}

const draftOf = async ( picked: Picked ): Promise< Result< SiteDraft > > =>
	picked.isNew ? createDraft( picked.name.trim() ) : ok( picked.draft );
