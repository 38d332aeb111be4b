import { useResizeObserver, useViewportMatch } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ResizeHandle } from '@/ui/ResizeHandle';
import {
	draggedWidth,
	MIN_CANVAS,
	steppedWidth,
	type CanvasWidth,
} from '../model/canvasWidth';
import styles from './CanvasSheet.module.css';

interface CanvasSheetProps {
	/** The initial width, for example of a phone; null for all available space. */
	readonly givenWidth: CanvasWidth;
	/** The height of the content in pixels; null for all available space. */
	readonly height: number | null;
	/** Whether there is space around it. */
	readonly isFramed: boolean;
	readonly isResizable: boolean;
	/** The scale of the content: 1 is full size. */
	readonly scale: number;
	/** An overlay; null without one. */
	readonly above: ReactNode;
	readonly children: ReactNode;
}

/** The sheet with the canvas' frame. Its width can be changed on both sides. */
export function CanvasSheet( {
	givenWidth,
	height,
	isFramed,
	isResizable,
	scale,
	above,
	children,
}: CanvasSheetProps ) {
	const [ space, setSpace ] = useState( 0 );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		if ( entry ) {
			setSpace( entry.contentRect.width );
		}
	} );
	const [ resized, setResized ] = useState< {
		readonly from: CanvasWidth;
		readonly to: CanvasWidth;
	} | null >( null );
	const width = resized?.from === givenWidth ? resized.to : givenWidth;
	const setWidth = ( to: CanvasWidth ) =>
		setResized( { from: givenWidth, to } );
	useEffect( () => setResized( null ), [ givenWidth ] );
	const [ isDragging, setDragging ] = useState( false );
	const isSmall = useViewportMatch( 'medium', '<' );
	const hasHandles = isResizable && ! isSmall && space > MIN_CANVAS;
	const shownWidth = Math.min( width ?? space, space );

	const handle = ( side: 'start' | 'end' ) => (
		<ResizeHandle
			side={ side }
			className={ styles.handle }
			// The sheet is centered, so each side moves by half.
			ratio={ 2 }
			width={ shownWidth }
			min={ MIN_CANVAS }
			max={ space }
			help={ __(
				'Use the left and right arrow keys to resize the canvas. Hold Shift to resize in larger steps.',
				'atelier'
			) }
			onStart={ () => setDragging( true ) }
			onDrag={ ( wanted ) => setWidth( draggedWidth( wanted, space ) ) }
			onStep={ ( step ) =>
				setWidth( steppedWidth( shownWidth, step, space ) )
			}
			onEnd={ () => setDragging( false ) }
		/>
	);

	return (
		<div
			className={ styles.place }
			data-framed={ isFramed }
			data-resizable={ hasHandles }
		>
			<div className={ styles.space } ref={ measure }>
				<div
					className={ styles.sheet }
					data-narrow={ width !== null }
					data-dragging={ isDragging }
					style={ {
						...( width === null ? {} : { inlineSize: width } ),
						// When zoomed out, the document keeps its width.
						...( scale === 1
							? {}
							: { inlineSize: `${ 100 * scale }%` } ),
						...( height === null
							? {}
							: { blockSize: `min(100%, ${ height }px)` } ),
					} }
				>
					{ hasHandles && handle( 'start' ) }
					{ above }
					<div
						className={ styles.content }
						style={
							scale === 1
								? undefined
								: {
										inlineSize: `${ 100 / scale }%`,
										blockSize: `${ 100 / scale }%`,
										transform: `scale(${ scale })`,
									}
						}
					>
						{ children }
					</div>
					{ hasHandles && handle( 'end' ) }
				</div>
			</div>
		</div>
	);
}
