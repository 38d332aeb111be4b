/** An arrow key on a resize handle. */
export interface ResizeStep {
	readonly isWider: boolean;
	/** With Shift. */
	readonly isLarge: boolean;
}

const STEP = 20;
const LARGE_STEP = 100;

/** The change of the width, in CSS pixels. */
export const stepSize = ( { isWider, isLarge }: ResizeStep ): number => {
	const size = isLarge ? LARGE_STEP : STEP;
	return isWider ? size : -size;
};
