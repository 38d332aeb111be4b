import { useInstanceId, useResizeObserver } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import {
	dragWidth,
	heightFor,
	MIN_WIDTH,
	opensEditing,
	stepWidth,
	type Size,
} from '../model/frame';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
	/** Whether the frame fills the whole page; it is not resizable then. */
	readonly isFull: boolean;
	/** Whether what lies below the page is seen through it. */
	readonly isClear?: boolean;
	/** Called when the frame is dragged so wide that the user means the edit canvas; absent where there is nothing to edit. */
	readonly onStretched: ( () => void ) | null;
	readonly children: ReactNode;
}

/** The frame around the canvas. In view mode its width can be changed by pointer and keyboard. */
export function PreviewFrame( {
	isFull,
	isClear = false,
	onStretched,
	children,
}: PreviewFrameProps ) {
	const [ space, setSpace ] = useState< Size >( { width: 0, height: 0 } );
	const [ width, setWidth ] = useState< number | null >( null );
	const [ isDragging, setDragging ] = useState( false );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		if ( entry ) {
			const { inlineSize, blockSize } = entry.contentBoxSize[ 0 ] ?? {
				inlineSize: 0,
				blockSize: 0,
			};
			setSpace( { width: inlineSize, height: blockSize } );
		}
	} );

	const size =
		isFull || width === null
			? undefined
			: { width, height: heightFor( width, space ) };

	const finish = () => {
		setDragging( false );
		if ( width !== null && width >= space.width ) {
			setWidth( null );
			if (
				opensEditing(
					width,
					space,
					document.documentElement.offsetWidth
				)
			) {
				onStretched?.();
			}
		}
	};

	return (
		<div
			ref={ measure }
			className={ styles.space }
			data-full={ isFull }
			data-dragging={ isDragging }
		>
			<div className={ styles.frame } style={ size }>
				{ ! isFull && space.width > MIN_WIDTH && (
					<Handle
						width={ width ?? space.width }
						space={ space }
						onStart={ () => setDragging( true ) }
						onWidth={ setWidth }
						onEnd={ finish }
					/>
				) }
				<div className={ styles.content } data-clear={ isClear }>
					{ children }
				</div>
			</div>
		</div>
	);
}

interface HandleProps {
	readonly width: number;
	readonly space: Size;
	readonly onStart: () => void;
	readonly onWidth: ( width: number ) => void;
	readonly onEnd: () => void;
}

function Handle( { width, space, onStart, onWidth, onEnd }: HandleProps ) {
	const [ origin, setOrigin ] = useState< {
		readonly x: number;
		readonly width: number;
	} | null >( null );
	const helpId = useInstanceId( Handle, 'atelier-resize-help' );
	// The handle is at the start of the line: moving it towards the end makes the frame narrower.
	const direction = isRTL() ? 1 : -1;

	const start = ( event: PointerEvent< HTMLElement > ) => {
		event.currentTarget.setPointerCapture( event.pointerId );
		setOrigin( { x: event.clientX, width } );
		onStart();
	};
	const move = ( event: PointerEvent< HTMLElement > ) => {
		if ( origin ) {
			const moved = ( event.clientX - origin.x ) * direction;
			onWidth( dragWidth( origin.width + moved, space ) );
		}
	};
	const end = () => {
		if ( origin ) {
			setOrigin( null );
			onEnd();
		}
	};
	const press = ( event: KeyboardEvent ) => {
		if ( event.key !== 'ArrowLeft' && event.key !== 'ArrowRight' ) {
			return;
		}
		event.preventDefault();
		const isWider = ( event.key === 'ArrowLeft' ) !== isRTL();
		onWidth(
			stepWidth( width, { isWider, isLarge: event.shiftKey }, space )
		);
	};

	return (
		<>
			{ /* A separator that can be focused is a widget: it has a value, and keys that change it. */ }
			{ /* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */ }
			<div
				role="separator"
				tabIndex={ 0 }
				className={ styles.handle }
				aria-label={ __( 'Drag to resize', 'atelier' ) }
				aria-describedby={ helpId }
				aria-orientation="vertical"
				aria-valuemin={ MIN_WIDTH }
				aria-valuemax={ Math.round( space.width ) }
				aria-valuenow={ Math.round( Math.min( width, space.width ) ) }
				onPointerDown={ start }
				onPointerMove={ move }
				onPointerUp={ end }
				onPointerCancel={ end }
				onKeyDown={ press }
			/>
			{ /* eslint-enable */ }
			<div hidden id={ helpId }>
				{ __(
					'Use the left and right arrow keys to resize the preview. Hold Shift to resize in larger steps.',
					'atelier'
				) }
			</div>
		</>
	);
}
