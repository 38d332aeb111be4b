import { Modal, Spinner } from '@wordpress/components';
import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { useLoad } from '../../../ui/useLoad';
import type { DocumentRef } from '../../documents/index.model';
import { openHistory } from '../data/history';
import type { FrameLayout } from './RevisionFrame';
import { Timeline } from './Timeline';
import styles from './RevisionsDialog.module.css';

export interface RevisionsDialogProps {
	readonly document: DocumentRef;
	readonly frame: FrameLayout;
	readonly onClose: () => void;
}

/** The revisions of a document: dates, authors and changes, and buttons that restore them. */
export function RevisionsDialog( {
	document,
	frame,
	onClose,
}: RevisionsDialogProps ) {
	const { type, id } = document;
	const history = useMemo( () => openHistory( { type, id } ), [ type, id ] );
	const newest = useLoad( history, () => history.page( 1 ) );
	const area = useRef< HTMLDivElement >( null );
	return (
		<Modal
			title={ __( 'Revisions', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<div ref={ area } tabIndex={ -1 } className={ styles.area }>
				{ newest.status === 'loading' && (
					<p className={ styles.waiting } role="status">
						<Spinner />
						{ __( 'Loading…', 'atelier' ) }
					</p>
				) }
				{ newest.status === 'failed' && (
					<Failure
						title={ __(
							'The revisions could not be loaded',
							'atelier'
						) }
						text={ messageFor( newest.error ) }
						onRetry={ () => {
							// The button is removed; the focus must stay in the dialog.
							area.current?.focus( { preventScroll: true } );
							newest.retry();
						} }
					/>
				) }
				{ newest.status === 'ready' &&
					( newest.value.total === 0 ? (
						<p className={ styles.waiting }>
							{ __( 'No revisions found.', 'atelier' ) }
						</p>
					) : (
						<Timeline
							document={ document }
							frame={ frame }
							history={ history }
							newest={ newest.value }
							onClose={ onClose }
						/>
					) ) }
			</div>
		</Modal>
	);
}
