import { Modal, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { ageLabel } from '../../../kernel/age';
import { locale } from '../../../platform/locale';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { Pager } from '../../../ui/Pager';
import type { DocumentRef, Revision } from '../../documents/index.model';
import {
	restoreRevision,
	useRevisions,
	type RevisionPage,
} from '../../documents/index.records';
import { RevisionDetails } from './RevisionDetails';
import styles from './RevisionsDialog.module.css';

interface RevisionsDialogProps {
	readonly document: DocumentRef;
	readonly onClose: () => void;
}

/** Earlier states of a document: when and by whom, what would change, and a way back to them. */
export function RevisionsDialog( { document, onClose }: RevisionsDialogProps ) {
	const [ page, setPage ] = useState( 1 );
	const load = useRevisions( document, page );
	const area = useRef< HTMLDivElement >( null );
	// What was pressed goes away while something else is loaded; the focus must stay in the dialog.
	const keepFocus = () => area.current?.focus( { preventScroll: true } );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const restore = ( revision: Revision ) => {
		restoreRevision( document, revision );
		void createSuccessNotice(
			__( 'Revision restored. Save to update your site.', 'atelier' ),
			{ type: 'snackbar' }
		);
		onClose();
	};
	return (
		<Modal
			title={ __( 'Revisions', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<div ref={ area } tabIndex={ -1 } className={ styles.area }>
				{ load.status === 'loading' && (
					<p className={ styles.waiting } role="status">
						<Spinner />
						{ __( 'Loading…', 'atelier' ) }
					</p>
				) }
				{ load.status === 'failed' && (
					<Failure
						title={ __(
							'The revisions could not be loaded',
							'atelier'
						) }
						text={ messageFor( load.error ) }
						onRetry={ () => {
							keepFocus();
							load.retry();
						} }
					/>
				) }
				{ load.status === 'ready' && (
					<Loaded
						key={ page }
						document={ document }
						found={ load.value }
						page={ page }
						onPage={ ( next ) => {
							keepFocus();
							setPage( next );
						} }
						onRestore={ restore }
					/>
				) }
			</div>
		</Modal>
	);
}

interface LoadedProps {
	readonly document: DocumentRef;
	readonly found: RevisionPage;
	readonly page: number;
	readonly onPage: ( page: number ) => void;
	readonly onRestore: ( revision: Revision ) => void;
}

function Loaded( { document, found, page, onPage, onRestore }: LoadedProps ) {
	const { revisions, authors, pageCount } = found;
	const [ chosenId, setChosenId ] = useState( revisions[ 0 ]?.id );
	const chosen = revisions.find( ( { id } ) => id === chosenId );
	if ( ! chosen ) {
		return (
			<p className={ styles.waiting }>
				{ __( 'No revisions found.', 'atelier' ) }
			</p>
		);
	}
	return (
		<div className={ styles.body }>
			<div className={ styles.side }>
				<ul
					className={ styles.list }
					aria-label={ __( 'Revisions list', 'atelier' ) }
				>
					{ revisions.map( ( revision ) => (
						<li key={ revision.id }>
							<button
								type="button"
								className={ styles.revision }
								aria-pressed={ revision === chosen }
								onClick={ () => setChosenId( revision.id ) }
							>
								<Words
									revision={ revision }
									author={ authors.get( revision.author ) }
								/>
							</button>
						</li>
					) ) }
				</ul>
				{ pageCount > 1 && (
					<Pager
						page={ page }
						count={ pageCount }
						onPage={ onPage }
					/>
				) }
			</div>
			<RevisionDetails
				key={ chosen.id }
				document={ document }
				revision={ chosen }
				onRestore={ () => onRestore( chosen ) }
			/>
		</div>
	);
}

function Words( {
	revision: { date, isAutosave },
	author,
}: {
	readonly revision: Revision;
	readonly author: string | undefined;
} ) {
	return (
		<>
			<time
				className={ styles.date }
				dateTime={ date.toISOString() }
				title={ date.toLocaleString( locale() ) }
			>
				{ ageLabel( date, new Date(), locale() ) }
			</time>
			{ isAutosave && (
				<span className={ styles.note }>
					{ __( 'Autosave', 'atelier' ) }
				</span>
			) }
			{ author && <span className={ styles.note }>{ author }</span> }
		</>
	);
}
