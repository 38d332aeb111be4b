/** Where the line between two pages is, in percent of the width, from where lines of text begin. */
export const MIDDLE = 50;

const STEP = 2;
const LARGE_STEP = 10;

const within = ( value: number ): number =>
	Math.min( 100, Math.max( 0, Math.round( value * 10 ) / 10 ) );

interface Track {
	/** Of its left edge and how wide it is, in pixels. */
	readonly left: number;
	readonly width: number;
}

/** Where the pointer has moved the line. */
export function dividerAt(
	pointer: number,
	{ left, width }: Track,
	isRtl: boolean
): number {
	if ( width <= 0 ) {
		return MIDDLE;
	}
	const share = ( ( pointer - left ) / width ) * 100;
	return within( isRtl ? 100 - share : share );
}

/** Where a key moves the line; null where the key does nothing. */
export function dividerAfter(
	key: string,
	at: number,
	{ isLarge, isRtl }: { readonly isLarge: boolean; readonly isRtl: boolean }
): number | null {
	const step = isLarge ? LARGE_STEP : STEP;
	switch ( key ) {
		case 'ArrowLeft':
			return within( isRtl ? at + step : at - step );
		case 'ArrowRight':
			return within( isRtl ? at - step : at + step );
		case 'ArrowDown':
			return within( at - step );
		case 'ArrowUp':
			return within( at + step );
		case 'PageDown':
			return within( at - LARGE_STEP );
		case 'PageUp':
			return within( at + LARGE_STEP );
		case 'Home':
			return 0;
		case 'End':
			return 100;
		default:
			return null;
	}
}
