import { Modal, Spinner } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import type { DocumentRef } from '@/features/documents/index.model';
import { ok, type Result } from '@/kernel/result';
import { openHistory, type History, type RevisionPage } from '../data/history';
import { PER_PAGE } from '../model/timeline';
import type { FrameLayout } from './RevisionFrame';
import { Timeline } from './Timeline';
import styles from './RevisionsDialog.module.css';

export interface RevisionsDialogProps {
	readonly document: DocumentRef;
	readonly frame: FrameLayout;
	/** The revision to begin with; null for the newest. */
	readonly revision: number | null;
	/** Called with the revision that is shown. */
	readonly onRevision: ( revision: number ) => void;
	readonly onClose: () => void;
}

/** The revisions of a document: dates, authors and changes, and buttons that restore them. */
export function RevisionsDialog( {
	document,
	frame,
	revision,
	onRevision,
	onClose,
}: RevisionsDialogProps ) {
	const { type, id } = document;
	const history = useMemo( () => openHistory( { type, id } ), [ type, id ] );
	const [ first ] = useState( revision );
	const newest = useLoad( history, () => begin( history, first ) );
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
					( newest.value.page.total === 0 ? (
						<p className={ styles.waiting }>
							{ __( 'No revisions found.', 'atelier' ) }
						</p>
					) : (
						<Timeline
							document={ document }
							frame={ frame }
							history={ history }
							newest={ newest.value.page }
							begins={ newest.value.position }
							onRevision={ onRevision }
							onClose={ onClose }
						/>
					) ) }
			</div>
		</Modal>
	);
}

interface Beginning {
	/** The first page. */
	readonly page: RevisionPage;
	/** Counted from 0 for the oldest. */
	readonly position: number;
}

/** The position of a revision; the newest without one, and if it is gone. */
async function begin(
	history: History,
	revision: number | null
): Promise< Result< Beginning > > {
	const first = await history.page( 1 );
	if ( ! first.ok ) {
		return first;
	}
	const { total } = first.value;
	const newest = { page: first.value, position: total - 1 };
	const pages = revision === null ? 0 : Math.ceil( total / PER_PAGE );
	for ( let number = 1; number <= pages; number++ ) {
		const page = await history.page( number );
		const index = page.ok
			? page.value.stamps.findIndex( ( stamp ) => stamp?.id === revision )
			: -1;
		if ( index >= 0 ) {
			return ok( {
				...newest,
				position: total - 1 - ( number - 1 ) * PER_PAGE - index,
			} );
		}
	}
	return ok( newest );
}
