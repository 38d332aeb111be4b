import { stepSize, type ResizeStep } from '@/kernel/resizeStep';

/** The minimum width of the canvas in CSS pixels, as in WordPress's own editor. */
export const MIN_CANVAS = 300;

/** A width in CSS pixels; null for all available space. */
export type CanvasWidth = number | null;

/** The width of the canvas while its handle is dragged. */
export const draggedWidth = ( wanted: number, space: number ): CanvasWidth =>
	wanted >= space ? null : Math.max( MIN_CANVAS, Math.round( wanted ) );

/** The width after an arrow key. */
export const steppedWidth = (
	width: number,
	step: ResizeStep,
	space: number
): CanvasWidth => draggedWidth( width + stepSize( step ), space );
