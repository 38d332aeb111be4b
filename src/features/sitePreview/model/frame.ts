import { clamp } from '@/kernel/clamp';
import { stepSize, type ResizeStep } from '@/kernel/resizeStep';

/** The limits of the resizable preview frame, in CSS pixels. */
export const MIN_WIDTH = 320;
/** The frame may become this much wider than the available space, as a gesture to open the editor. */
const MAX_STRETCH = 1.5;
/** The distance to the page's width from which that gesture counts. */
const EDIT_THRESHOLD = 200;
const MOBILE_RATIO = 9 / 19.5;

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** The width of the frame while it is dragged. */
export const dragWidth = ( wanted: number, space: Size ): number =>
	clamp( wanted, MIN_WIDTH, space.width * MAX_STRETCH );

/** The width after an arrow key; the keyboard never exceeds the available space. */
export const stepWidth = (
	width: number,
	step: ResizeStep,
	space: Size
): number => clamp( width + stepSize( step ), MIN_WIDTH, space.width );

/**
 * The height for a width: all available space at full width, the proportions of a phone at the minimum, and
 * interpolated in between.
 */
export function heightFor( width: number, space: Size ): number {
	if ( width >= space.width || space.width <= MIN_WIDTH ) {
		return space.height;
	}
	const narrowness = clamp(
		( space.width - width ) / ( space.width - MIN_WIDTH ),
		0,
		1
	);
	const full = space.width / space.height;
	const ratio = full + ( MOBILE_RATIO - full ) * narrowness;
	return Math.min( space.height, Math.round( width / ratio ) );
}

/** Whether releasing the frame at this width opens the canvas. */
export const opensEditing = (
	width: number,
	space: Size,
	pageWidth: number
): boolean => width > space.width && pageWidth - width <= EDIT_THRESHOLD;
