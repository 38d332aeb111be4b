import { Button, Spinner } from '@wordpress/components';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { RefObject } from 'react';
import { CanvasFrame } from '@/features/sitePreview';
import { documentKey } from '@/features/documents/index.model';
import {
	hasOpeningPicture,
	removeOpeningPicture,
} from '@/platform/openingPicture';
import { boot } from '@/platform/boot';
import { noteEditing } from '@/platform/warmUp';
import { LoadProgress } from '@/ui/LoadProgress';
import { Boundary, Region } from '@/ui/Region';
import { useSignal } from '@/ui/useSignal';
import { whenFree } from '@/ui/whenFree';
import { CanvasPreview } from './CanvasPreview';
import { LiveCanvas } from './LiveCanvas';
import type { CanvasSubject } from './screenView';
import { useLiveCanvas } from './useLiveCanvas';
import styles from './CanvasArea.module.css';

interface CanvasAreaProps {
	readonly subject: CanvasSubject;
	readonly isEditing: boolean;
	/** Whether other content covers the canvas, which stays unchanged in the meantime. */
	readonly isBehind: boolean;
	/** Opens the edit canvas; null where the document must not be edited. */
	readonly onEdit: ( () => void ) | null;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
}

/**
 * The canvas of the current screen. In view mode it is the preview as long as that is up to date; with unsaved changes,
 * or once the document has been edited, it is the live canvas.
 */
export function CanvasArea( {
	subject,
	isEditing,
	isBehind,
	onEdit,
	onLeave,
	onBack,
}: CanvasAreaProps ) {
	const { document: subjectDocument, title } = subject;
	const edit = subjectDocument ? onEdit : null;
	const live = useLiveCanvas( subject, isEditing );
	const editButton = useRef< HTMLButtonElement >( null );
	const liveArea = useRef< HTMLDivElement >( null );
	useFocusOnTheWay( isEditing, live.isVisible, editButton, liveArea );
	useEffect( () => {
		if ( isEditing ) {
			noteEditing();
		}
	}, [ isEditing ] );

	const isOpening = isEditing && ! live.isVisible;
	const hasPicture = useOpeningPicture(
		subjectDocument ? documentKey( subjectDocument ) : '',
		isOpening
	);

	return (
		<CanvasFrame
			isFull={ isEditing }
			isClear={ hasPicture }
			onStretched={ boot().theme.isBlockTheme ? edit : null }
		>
			{ ! live.isVisible && (
				<div
					className={ styles.preview }
					data-opening={ isEditing }
					data-towards-editor={ edit ? '' : undefined }
				>
					<Region
						label={
							isEditing
								? __( 'Editor content', 'atelier' )
								: __( 'Preview', 'atelier' )
						}
						isFocusTarget
						className={ styles.region }
					>
						{ ! hasPicture && (
							<CanvasPreview
								subject={ subject }
								isBehind={ isBehind }
								isOpening={ isEditing }
								onActivate={ edit }
								onMissing={ live.onMissing }
							/>
						) }
					</Region>
				</div>
			) }
			{ isOpening && <OpeningBar onLeave={ onLeave } /> }
			{ subjectDocument && live.mode && (
				<div
					ref={ liveArea }
					className={ styles.live }
					data-visible={ live.isVisible }
				>
					<Boundary
						label={ __( 'Editor', 'atelier' ) }
						key={ documentKey( subjectDocument ) }
						onError={ live.onFailed }
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
					data-towards-editor=""
					onClick={ edit }
				>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %s: title of the document on the canvas. */
							__( 'Edit %s', 'atelier' ),
							title
						) }
					</span>
				</button>
			) }
		</CanvasFrame>
	);
}

const doNothing = (): void => undefined;

/**
 * Whether the printed frame stands in for the document until its blocks are rendered; it is removed then, or when not
 * needed.
 */
function useOpeningPicture( key: string, isOpening: boolean ): boolean {
	const hasPicture = useSignal( hasOpeningPicture );
	useLayoutEffect( () => {
		if ( ! isOpening ) {
			removeOpeningPicture();
		}
	}, [ isOpening ] );
	// The frame belongs to this document only.
	useLayoutEffect( () => removeOpeningPicture, [ key ] );
	return hasPicture && isOpening;
}

/**
 * Moves the focus into the editor once it is mounted, unless the user has moved it in the meantime, and back to the
 * button that opens the editor when it is left.
 */
function useFocusOnTheWay(
	isEditing: boolean,
	isVisible: boolean,
	button: RefObject< HTMLButtonElement >,
	liveArea: RefObject< HTMLDivElement >
) {
	const wasEditing = useRef( isEditing );
	/** The focused element when the editor was opened. */
	const opener = useRef< Element | null >( null );
	// Before paint, so that the focus is never lost in between.
	useLayoutEffect( () => {
		if ( wasEditing.current && ! isEditing ) {
			button.current?.focus( { preventScroll: true } );
		}
		wasEditing.current = isEditing;
		opener.current = document.activeElement;
	}, [ isEditing, button ] );
	useLayoutEffect( () => {
		if ( ! isEditing || ! isVisible ) {
			return undefined;
		}
		return whenFree( opener.current, () =>
			liveArea.current
				?.querySelector< HTMLElement >(
					'[data-focus-target], [role="alert"] button'
				)
				?.focus( { preventScroll: true } )
		);
	}, [ isEditing, isVisible, liveArea ] );
}

/** Placeholder of the editor's bar, with a back button while the editor loads. */
function OpeningBar( { onLeave }: { readonly onLeave: () => void } ) {
	const back = useRef< HTMLButtonElement >( null );
	useLayoutEffect(
		() =>
			whenFree( document.activeElement, () =>
				back.current?.focus( { preventScroll: true } )
			),
		[]
	);
	return (
		<div className={ styles.opening }>
			<Button
				ref={ back }
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Open Navigation', 'atelier' ) }
				onClick={ onLeave }
			/>
			<LoadProgress>
				<Spinner />
			</LoadProgress>
			<span role="status">
				{ __( 'Opening the editor…', 'atelier' ) }
			</span>
		</div>
	);
}
