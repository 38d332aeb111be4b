import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { recordLabel } from '@/features/documents/index.records';
import { openDraft } from '@/platform/siteDraft';
import { DialogActions } from '@/ui/DialogActions';
import { isReviewOpen } from '@/features/saving';
import { useChangedRecords } from '@/features/saving/index.records';
import { sayOnArrival } from '@/platform/arrivalNotice';
import type { NamedDraft } from '../data/draftDialog';
import { saveToDraft } from '../data/saveToDraft';
import type { Unsaved } from '../data/saveUnsaved';
import { leaveUnsaved } from '../data/switchDraft';
import { savedToLabel, titleLabel } from './draftLabels';
import styles from './Dialogs.module.css';
import { anotherSaveMessage, UnsavedList } from './UnsavedList';
import { TitlesList } from './TitlesList';

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
	const [ problem, setProblem ] = useState( '' );
	const here = openDraft();
	const destination = here ? null : to;
	const move = async ( draft: NamedDraft ) => {
		setBusy( true );
		setProblem( '' );
		setUnsaved( [] );
		const left = await saveToDraft( changed, draft.id );
		if ( left?.length === 0 ) {
			sayOnArrival( savedToLabel( draft.title ) );
			window.location.assign( href );
			return;
		}
		setBusy( false );
		if ( left === null ) {
			setProblem( anotherSaveMessage() );
		} else {
			setUnsaved( left );
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
								'They belong to the site draft “%s”. If you leave without saving, this browser keeps them until you open that site draft again.',
								'atelier'
							),
							titleLabel( here.title )
						)
					: __(
							'They belong to your live site. If you leave without saving, this browser keeps them until you come back to it.',
							'atelier'
						) }
			</p>
			<TitlesList titles={ changed.map( recordLabel ) } />
			<UnsavedList items={ unsaved } />
			<DialogActions
				label={
					destination
						? sprintf(
								/* translators: %s: title of a site draft. */
								__( 'Move them to “%s”', 'atelier' ),
								titleLabel( destination.title )
							)
						: __( 'Review and save', 'atelier' )
				}
				isBusy={ isBusy }
				problem={ problem }
				onCancel={ onClose }
				onAct={ () => {
					if ( destination ) {
						void move( destination );
						return;
					}
					onClose();
					isReviewOpen.set( true );
				} }
			>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => leaveUnsaved( href ) }
				>
					{ __( 'Leave without saving', 'atelier' ) }
				</Button>
			</DialogActions>
		</Modal>
	);
}
