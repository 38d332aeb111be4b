import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { openDraft } from '../../../platform/siteDraft';
import { isReviewOpen } from '../../saving';
import { useChangedRecords } from '../../saving/index.records';
import type { NamedDraft } from '../data/draftDialog';
import { saveToDraft, type Unsaved } from '../data/saveToDraft';
import { leaveUnsaved } from '../data/switchDraft';
import styles from './Dialogs.module.css';
import { UnsavedList } from './UnsavedList';

interface LeaveDialogProps {
	readonly to: NamedDraft | null;
	readonly href: string;
	readonly onClose: () => void;
}

/** Asks about unsaved changes before a draft or the live site is opened. */
export function LeaveDialog( { to, href, onClose }: LeaveDialogProps ) {
	const changed = useChangedRecords();
	const [ isBusy, setBusy ] = useState( false );
	const [ unsaved, setUnsaved ] = useState< readonly Unsaved[] >( [] );
	const here = openDraft();
	const move = async ( draft: NamedDraft ) => {
		setBusy( true );
		const left = await saveToDraft( changed, draft.id );
		setBusy( false );
		if ( left?.length === 0 ) {
			window.location.assign( href );
		} else {
			setUnsaved( left ?? [] );
		}
	};
	return (
		<Modal
			title={ __( 'You have unsaved changes', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<p className={ styles.text }>
				{ here
					? sprintf(
							/* translators: %s: title of a site draft. */
							__(
								'They belong to the site draft “%s”. If you leave without saving, this browser keeps them until you open the draft again.',
								'atelier'
							),
							here.title
						)
					: __(
							'They belong to your live site. If you leave without saving, this browser keeps them until you come back to it.',
							'atelier'
						) }
			</p>
			<UnsavedList items={ unsaved } />
			<div className={ styles.actions }>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => leaveUnsaved( href ) }
				>
					{ __( 'Leave without saving', 'atelier' ) }
				</Button>
				{ ! here && to ? (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void move( to ) }
					>
						{ __( 'Move them to the draft', 'atelier' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => {
							onClose();
							isReviewOpen.set( true );
						} }
					>
						{ __( 'Review and save', 'atelier' ) }
					</Button>
				) }
			</div>
		</Modal>
	);
}
