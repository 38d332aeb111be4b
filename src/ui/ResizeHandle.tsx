import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ResizeStep } from '@/kernel/resizeStep';
import styles from './ResizeHandle.module.css';

interface ResizeHandleProps {
	/** The handle's side of the frame. */
	readonly side: 'start' | 'end';
	/** The change of the width relative to the pointer's movement. */
	readonly ratio?: number;
	readonly width: number;
	readonly min: number;
	readonly max: number;
	readonly help: string;
	/** Sets position and colors. */
	readonly className: string | undefined;
	readonly onStart: () => void;
	/** Called with the width at the pointer's position. */
	readonly onDrag: ( width: number ) => void;
	readonly onStep: ( step: ResizeStep ) => void;
	readonly onEnd: () => void;
}

/** Changes the width of a frame by pointer and keyboard. */
export function ResizeHandle( {
	side,
	ratio = 1,
	width,
	min,
	max,
	help,
	className,
	onStart,
	onDrag,
	onStep,
	onEnd,
}: ResizeHandleProps ) {
	const [ origin, setOrigin ] = useState< {
		readonly x: number;
		readonly width: number;
	} | null >( null );
	const helpId = useInstanceId( ResizeHandle, 'atelier-resize-help' );
	// The frame becomes wider away from its middle.
	const isLeft = ( side === 'start' ) !== isRTL();

	const start = ( event: PointerEvent< HTMLElement > ) => {
		event.currentTarget.setPointerCapture( event.pointerId );
		setOrigin( { x: event.clientX, width } );
		onStart();
	};
	const move = ( event: PointerEvent< HTMLElement > ) => {
		if ( origin ) {
			const moved = ( event.clientX - origin.x ) * ratio;
			onDrag( origin.width + ( isLeft ? -moved : moved ) );
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
		onStep( {
			isWider: ( event.key === 'ArrowLeft' ) === isLeft,
			isLarge: event.shiftKey,
		} );
	};

	return (
		<>
			{ /* A separator that can be focused is a widget: it has a value, and keys that change it. */ }
			<div
				role="separator"
				tabIndex={ 0 }
				className={ `${ styles.handle ?? '' } ${ className ?? '' }` }
				data-side={ side }
				aria-label={ __( 'Drag to resize', 'atelier' ) }
				aria-describedby={ helpId }
				aria-orientation="vertical"
				aria-valuemin={ min }
				aria-valuemax={ Math.round( max ) }
				aria-valuenow={ Math.round( Math.min( width, max ) ) }
				onPointerDown={ start }
				onPointerMove={ move }
				onPointerUp={ end }
				onPointerCancel={ end }
				onKeyDown={ press }
			/>
			<div hidden id={ helpId }>
				{ help }
			</div>
		</>
	);
}
