import { stepSize, type ResizeStep } from './resizeStep';

/** How narrow the canvas can be made, in CSS pixels; as narrow as in WordPress's own editor. */
export const MIN_CANVAS = 300;

/** A width that the canvas can have; null for all there is. */
export type CanvasWidth = number | null;

/** The width of a canvas that is dragged to be this wide. */
export const draggedWidth = ( wanted: number, space: number ): CanvasWidth =>
	wanted >= space ? null : Math.max( MIN_CANVAS, Math.round( wanted ) );

/** The width after an arrow key. */
export const steppedWidth = (
	width: number,
	step: ResizeStep,
	space: number
): CanvasWidth => draggedWidth( width + stepSize( step ), space );
