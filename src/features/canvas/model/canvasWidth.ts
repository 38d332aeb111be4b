/** How the canvas behaves when it is resized, in CSS pixels; as narrow as in WordPress's own editor. */
export const MIN_CANVAS = 300;
const STEP = 20;
const LARGE_STEP = 100;

/** A width that the canvas can have; null for all there is. */
export type CanvasWidth = number | null;

/** The width of a canvas that is dragged to be this wide. */
export const draggedWidth = ( wanted: number, space: number ): CanvasWidth =>
	wanted >= space ? null : Math.max( MIN_CANVAS, Math.round( wanted ) );

/** The width after an arrow key. */
export const steppedWidth = (
	width: number,
	{
		isWider,
		isLarge,
	}: { readonly isWider: boolean; readonly isLarge: boolean },
	space: number
): CanvasWidth => {
	const step = isLarge ? LARGE_STEP : STEP;
	return draggedWidth( width + ( isWider ? step : -step ), space );
};
