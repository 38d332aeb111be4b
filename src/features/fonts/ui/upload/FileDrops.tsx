import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import styles from './FileDrops.module.css';

interface FileDropsProps {
	readonly onDrop: ( files: readonly File[] ) => void;
}

/** Accepts files dropped anywhere on the surrounding dialog, and shows this while they are dragged over it. */
export function FileDrops( { onDrop }: FileDropsProps ) {
	const mark = useRef< HTMLSpanElement >( null );
	const [ dialog, setDialog ] = useState< Element | null >( null );
	const [ isOver, setIsOver ] = useState( false );
	const latest = useRef( onDrop );
	useEffect( () => {
		latest.current = onDrop;
	} );
	useEffect( () => {
		const target =
			mark.current?.closest< HTMLElement >( '[role="dialog"]' );
		if ( ! target ) {
			return;
		}
		setDialog( target );
		return watchFiles( target, {
			onOver: setIsOver,
			onDrop: ( files ) => latest.current( files ),
		} );
	}, [] );
	return (
		<>
			<span ref={ mark } hidden />
			{ isOver &&
				dialog &&
				createPortal(
					<div className={ styles.cover }>
						{ __( 'Drop fonts to upload them', 'atelier' ) }
					</div>,
					dialog
				) }
		</>
	);
}

/** @return Unsubscribes. */
function watchFiles(
	target: HTMLElement,
	{
		onOver,
		onDrop,
	}: {
		readonly onOver: ( isOver: boolean ) => void;
		readonly onDrop: ( files: readonly File[] ) => void;
	}
): () => void {
	const ending = new AbortController();
	const listen = (
		name: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
		act: ( event: DragEvent ) => void
	) =>
		target.addEventListener(
			name,
			( event ) => {
				if ( event.dataTransfer?.types.includes( 'Files' ) ) {
					event.preventDefault();
					act( event );
				}
			},
			{ signal: ending.signal }
		);
	listen( 'dragenter', () => onOver( true ) );
	listen( 'dragover', () => onOver( true ) );
	listen( 'dragleave', ( { relatedTarget } ) => {
		// The event also fires when the pointer moves to another element of the dialog.
		if (
			! ( relatedTarget instanceof Node ) ||
			! target.contains( relatedTarget )
		) {
			onOver( false );
		}
	} );
	listen( 'drop', ( { dataTransfer } ) => {
		onOver( false );
		onDrop( [ ...( dataTransfer?.files ?? [] ) ] );
	} );
	return () => ending.abort();
}
