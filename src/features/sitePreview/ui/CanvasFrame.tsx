import { useResizeObserver } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	dragWidth,
	heightFor,
	MIN_WIDTH,
	opensEditing,
	stepWidth,
	type Size,
} from '../model/frame';
import { ResizeHandle } from '@/ui/ResizeHandle';
import styles from './CanvasFrame.module.css';

interface PreviewFrameProps {
	/** Whether the frame fills the page; then it can't be resized. */
	readonly isFull: boolean;
	/** Whether the layer below the page is visible through it. */
	readonly isClear?: boolean;
	/** Called when the frame is dragged wide enough to open the editor; null if there is nothing to edit. */
	readonly onStretched: ( () => void ) | null;
	readonly children: ReactNode;
}

/** The frame around the canvas. In view mode, its width can be changed by pointer and keyboard. */
export function CanvasFrame( {
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

	const shownWidth = width ?? space.width;
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
					<ResizeHandle
						side="start"
						className={ styles.handle }
						width={ shownWidth }
						min={ MIN_WIDTH }
						max={ space.width }
						help={ __(
							'Use the left and right arrow keys to resize the preview. Hold Shift to resize in larger steps.',
							'atelier'
						) }
						onStart={ () => setDragging( true ) }
						onDrag={ ( wanted ) =>
							setWidth( dragWidth( wanted, space ) )
						}
						onStep={ ( step ) =>
							setWidth( stepWidth( shownWidth, step, space ) )
						}
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
