/** The number in a range that is nearest to a value; `min` if the range is empty. */
export const clamp = ( value: number, min: number, max: number ): number =>
	Math.max( min, Math.min( max, value ) );
