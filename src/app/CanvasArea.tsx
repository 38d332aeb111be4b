import { Button, Spinner } from '@wordpress/components';
import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { RefObject } from 'react';
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
	/** Whether something else is shown in its place: it stays as it is meanwhile. */
	readonly isBehind: boolean;
	/** Opens the edit canvas; null where the document must not be edited. */
	readonly onEdit: ( () => void ) | null;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
}

/**
 * The canvas of the current screen. In view mode it is the page as visitors see it, for as long as
 * that is the truth; with unsaved changes, or once it has been edited, it is the live canvas.
 */
export function CanvasArea( {
	subject,
	isEditing,
	isBehind,
	onEdit,
	onLeave,
	onBack,
}: CanvasAreaProps ) {
	const { document: subjectDocument, previewUrl, title } = subject;
	const edit = subjectDocument ? onEdit : null;
	const live = useLiveCanvas( subject, isEditing );
	const editButton = useRef< HTMLButtonElement >( null );
	const liveArea = useRef< HTMLDivElement >( null );
	useFocusOnTheWay( isEditing, live.isVisible, editButton, liveArea );
	const hasBeenSeen = useHasBeen( ! isEditing );
	// On the way to an editor that was asked for by its address, a preview would only be in its way.
	const hasPreview = previewUrl !== null && ! live.isVisible && hasBeenSeen;

	return (
		<PreviewFrame isFull={ isEditing } onStretched={ edit }>
			{ hasPreview && (
				<div className={ styles.preview } data-opening={ isEditing }>
					<SitePreview
						key={ previewUrl }
						url={ previewUrl }
						isBehind={ isBehind }
						onActivate={ edit }
						onLoad={ () => void warmUp() }
					/>
				</div>
			) }
			{ isEditing && ! live.isVisible && (
				<OpeningBar onLeave={ onLeave } />
			) }
			{ subjectDocument && live.mode && (
				<div
					ref={ liveArea }
					className={ styles.live }
					data-visible={ live.isVisible }
				>
					<Boundary
						label={ __( 'Editor', 'atelier' ) }
						key={ `${ subjectDocument.type } ${ subjectDocument.id }` }
					>
						<LiveCanvas
							document={ subjectDocument }
							mode={ live.mode }
							onEdit={ edit ?? doNothing }
							onLeave={ onLeave }
							onBack={ onBack }
							onReady={ live.onReady }
							onFailed={ live.onFailed }
						/>
					</Boundary>
				</div>
			) }
			{ edit && ! isEditing && (
				<button
					type="button"
					ref={ editButton }
					className={ styles.edit }
					onClick={ edit }
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

const doNothing = (): void => undefined;

/** Whether something is the case or once was. */
function useHasBeen( isSo: boolean ): boolean {
	const hasBeen = useRef( isSo );
	hasBeen.current ||= isSo;
	return hasBeen.current;
}

/**
 * Takes the focus along: into the editor as soon as there is one, and back to the button that opens
 * it when it has been left.
 */
function useFocusOnTheWay(
	isEditing: boolean,
	isVisible: boolean,
	button: RefObject< HTMLButtonElement >,
	liveArea: RefObject< HTMLDivElement >
) {
	const wasEditing = useRef( isEditing );
	// Before the browser paints, so that the focus is nowhere else in between.
	useLayoutEffect( () => {
		if ( wasEditing.current && ! isEditing ) {
			button.current?.focus( { preventScroll: true } );
		}
		wasEditing.current = isEditing;
	}, [ isEditing, button ] );
	useLayoutEffect( () => {
		if ( isEditing && isVisible ) {
			liveArea.current
				?.querySelector< HTMLElement >(
					'[data-focus-target], [role="alert"] button'
				)
				?.focus( { preventScroll: true } );
		}
	}, [ isEditing, isVisible, liveArea ] );
}

interface LiveCanvasProps {
	readonly document: DocumentRef;
	readonly mode: EditorMode;
	readonly onEdit: () => void;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
	readonly onReady: () => void;
	readonly onFailed: () => void;
}

function LiveCanvas( {
	document: subject,
	mode,
	onEdit,
	onLeave,
	onBack,
	onReady,
	onFailed,
}: LiveCanvasProps ) {
	const stage = useStage( 'editor', true );
	const open = useCallback(
		( { type, id }: DocumentRef ) =>
			navigate( documentPlace, {
				type,
				id,
				isEditing: true,
				isFocused: true,
			} ),
		[]
	);
	const hasFailed = stage.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onFailed();
		}
	}, [ hasFailed, onFailed ] );

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
					onBack={ onBack }
					onOpen={ open }
					onReady={ onReady }
					onFailed={ onFailed }
				/>
			);
	}
}

/** Stands where the editor's bar will be, so that there is a way back while it loads. */
function OpeningBar( { onLeave }: { readonly onLeave: () => void } ) {
	const back = useRef< HTMLButtonElement >( null );
	useLayoutEffect( () => back.current?.focus( { preventScroll: true } ), [] );
	return (
		<div className={ styles.opening }>
			<Button
				ref={ back }
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
