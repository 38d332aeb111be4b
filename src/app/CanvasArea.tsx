import { Button, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { PreviewFrame, SitePreview, type EditorMode } from '../features/canvas';
import type { DocumentRef } from '../features/documents';
import { warmUp } from '../platform/stages';
import { documentPlace, navigate } from '../routing';
import { Failure } from '../ui/Failure';
import { messageFor } from '../ui/messages';
import { Boundary } from '../ui/Region';
import type { CanvasSubject } from './screens';
import { useLiveCanvas } from './useLiveCanvas';
import { useStage } from './useStage';
import styles from './CanvasArea.module.css';

interface CanvasAreaProps {
	readonly subject: CanvasSubject;
	readonly isEditing: boolean;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
}

/**
 * The canvas of the current screen. In view mode it is the page as visitors see it, for as long as
 * that is the truth; with unsaved changes, or once it has been edited, it is the live canvas.
 */
export function CanvasArea( {
	subject,
	isEditing,
	onEdit,
	onLeave,
}: CanvasAreaProps ) {
	const { document: subjectDocument, previewUrl, title } = subject;
	const live = useLiveCanvas( subject, isEditing );
	const editButton = useFocusAfterEditing( isEditing );
	const isPreviewShown =
		previewUrl !== null && ! ( live.isVisible && live.isReady );

	return (
		<PreviewFrame
			isFull={ isEditing }
			onStretched={ subjectDocument ? onEdit : null }
		>
			{ previewUrl !== null && isPreviewShown && (
				<div className={ styles.preview } data-opening={ isEditing }>
					<SitePreview
						key={ previewUrl }
						url={ previewUrl }
						onActivate={ subjectDocument ? onEdit : null }
						onLoad={ () => void warmUp() }
					/>
				</div>
			) }
			{ isEditing && ! live.isReady && (
				<OpeningBar onLeave={ onLeave } />
			) }
			{ subjectDocument && live.mode && (
				<div
					className={ styles.live }
					data-visible={
						live.isVisible && ( live.isReady || ! previewUrl )
					}
				>
					<Boundary
						label={ __( 'Editor', 'atelier' ) }
						key={ `${ subjectDocument.type } ${ subjectDocument.id }` }
					>
						<LiveCanvas
							document={ subjectDocument }
							mode={ live.mode }
							onEdit={ onEdit }
							onLeave={ onLeave }
							onReady={ live.onReady }
						/>
					</Boundary>
				</div>
			) }
			{ subjectDocument && ! isEditing && (
				<button
					type="button"
					ref={ editButton }
					className={ styles.edit }
					onClick={ onEdit }
				>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %s: title of what is on the canvas. */
							__( 'Edit %s', 'atelier' ),
							title
						) }
					</span>
				</button>
			) }
		</PreviewFrame>
	);
}

/** Gives the focus back to the canvas's button when the editor has been left. */
function useFocusAfterEditing( isEditing: boolean ) {
	const button = useRef< HTMLButtonElement >( null );
	const wasEditing = useRef( isEditing );
	useEffect( () => {
		if ( wasEditing.current && ! isEditing ) {
			button.current?.focus( { preventScroll: true } );
		}
		wasEditing.current = isEditing;
	}, [ isEditing ] );
	return button;
}

interface LiveCanvasProps {
	readonly document: DocumentRef;
	readonly mode: EditorMode;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
	readonly onReady: () => void;
}

function LiveCanvas( {
	document: subject,
	mode,
	onEdit,
	onLeave,
	onReady,
}: LiveCanvasProps ) {
	const stage = useStage( 'editor', true );
	const open = useCallback(
		( { type, id }: DocumentRef ) =>
			navigate( documentPlace, { type, id, isEditing: true } ),
		[]
	);
	const hasFailed = stage.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onReady();
		}
	}, [ hasFailed, onReady ] );

	switch ( stage.status ) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<div className={ styles.failed }>
					<Failure
						title={ __(
							'The editor could not be loaded',
							'atelier'
						) }
						text={ messageFor( stage.error ) }
						details={ JSON.stringify( stage.error ) }
						onRetry={ stage.retry }
					>
						<Button variant="tertiary" onClick={ onLeave }>
							{ __( 'Go back', 'atelier' ) }
						</Button>
					</Failure>
				</div>
			);
		case 'ready':
			return (
				<stage.value.DocumentEditor
					document={ subject }
					mode={ mode }
					onActivate={ onEdit }
					onLeave={ onLeave }
					onOpen={ open }
					onReady={ onReady }
				/>
			);
	}
}

/** Stands where the editor's bar will be, so that there is a way back while it loads. */
function OpeningBar( { onLeave }: { readonly onLeave: () => void } ) {
	return (
		<div className={ styles.opening }>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Open Navigation', 'atelier' ) }
				onClick={ onLeave }
			/>
			<Spinner />
			<span role="status">
				{ __( 'Opening the editor…', 'atelier' ) }
			</span>
		</div>
	);
}
