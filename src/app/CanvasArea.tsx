import { Button, Spinner } from '@wordpress/components';
import {
	useCallback,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { PreviewFrame, SitePreview } from '../features/canvas';
import { changedRecordCount, type DocumentRef } from '../features/documents';
import { warmUp } from '../platform/stages';
import { documentPlace, navigate } from '../routing';
import { Failure } from '../ui/Failure';
import { messageFor } from '../ui/messages';
import { Boundary } from '../ui/Region';
import type { CanvasSubject } from './screens';
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
	const key = subjectDocument
		? `${ subjectDocument.type } ${ subjectDocument.id }`
		: '';
	const live = useLiveCanvas( key, isEditing || previewUrl === null );
	const isLive = subjectDocument !== null && live.isWanted;
	const editButton = useFocusAfterEditing( isEditing );

	return (
		<PreviewFrame
			isFull={ isEditing }
			onStretched={ subjectDocument ? onEdit : null }
		>
			{ previewUrl !== null && ! ( isLive && live.isReady ) && (
				<SitePreview
					key={ previewUrl }
					url={ previewUrl }
					onActivate={ subjectDocument ? onEdit : null }
					onLoad={ () => void warmUp() }
				/>
			) }
			{ isLive && ! live.isReady && isEditing && (
				<OpeningBar onLeave={ onLeave } />
			) }
			{ isLive && (
				<div className={ styles.live } data-ready={ live.isReady }>
					<Boundary label={ __( 'Editor', 'atelier' ) } key={ key }>
						<LiveCanvas
							document={ subjectDocument }
							isEditing={ isEditing }
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

/** Decides for each subject whether the live canvas takes the place of the preview. */
function useLiveCanvas( key: string, isNeeded: boolean ) {
	const hasChanges =
		useSyncExternalStore( changedRecordCount.subscribe, changedRecordCount.get ) >
		0;
	const [ opened, setOpened ] = useState< string | null >( null );
	const [ ready, setReady ] = useState< string | null >( null );
	const isWanted = isNeeded || hasChanges || opened === key;

	useEffect( () => {
		if ( isWanted ) {
			setOpened( key );
		}
	}, [ key, isWanted ] );
	const onReady = useCallback( () => setReady( key ), [ key ] );

	return { isWanted, isReady: isWanted && ready === key, onReady };
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
	readonly isEditing: boolean;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
	readonly onReady: () => void;
}

function LiveCanvas( {
	document: subject,
	isEditing,
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
	switch ( stage.status ) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<div className={ styles.failed }>
					<Failure
						title={ __( 'The editor could not be loaded', 'atelier' ) }
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
					isEditing={ isEditing }
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
			<span role="status">{ __( 'Opening the editor…', 'atelier' ) }</span>
		</div>
	);
}
