import { clamp } from '../../../kernel/clamp';
import { stepSize, type ResizeStep } from './resizeStep';

/** How the preview frame behaves when it is resized; numbers from the specification, in CSS pixels. */
export const MIN_WIDTH = 320;
/** The frame may be dragged this much wider than its space, as a sign that the user wants all of it. */
const MAX_STRETCH = 1.5;
/** How near the frame has to come to the width of the page to count as that sign. */
const EDIT_THRESHOLD = 200;
const MOBILE_RATIO = 9 / 19.5;

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** The width that a dragged frame gets. */
export const dragWidth = ( wanted: number, space: Size ): number =>
	clamp( wanted, MIN_WIDTH, space.width * MAX_STRETCH );

/** The width after an arrow key; the keyboard never makes the frame wider than its space. */
export const stepWidth = (
	width: number,
	step: ResizeStep,
	space: Size
): number => clamp( width + stepSize( step ), MIN_WIDTH, space.width );

/**
 * The height for a width: the whole space at full width, the shape of a phone at the smallest, and
 * shapes between in between.
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

/** Whether letting go of the frame at this width opens the edit canvas. */
export const opensEditing = (
	width: number,
	space: Size,
	pageWidth: number
): boolean => width > space.width && pageWidth - width <= EDIT_THRESHOLD;
