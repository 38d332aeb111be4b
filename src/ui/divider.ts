/** Where a divider between two pictures begins, in hundredths of the width from the start of the line. */
export const MIDDLE = 50;

/** How far a divider goes with a key, in hundredths of the width. */
const STEP = 2;
const LARGE_STEP = 10;

/**
 * Where a key moves a divider between two pictures; null where the key means nothing to it.
 *
 * @param at      Where it is, in hundredths of the width from the start of the line.
 * @param key     The pressed key, as events name it.
 * @param context
 */
export function moveDivider(
	at: number,
	key: string,
	{ isRtl, isLarge }: { readonly isRtl: boolean; readonly isLarge: boolean }
): number | null {
	const step = isLarge ? LARGE_STEP : STEP;
	switch ( key ) {
		case 'ArrowRight':
			return within( at + ( isRtl ? -step : step ) );
		case 'ArrowLeft':
			return within( at - ( isRtl ? -step : step ) );
		case 'ArrowUp':
			return within( at + step );
		case 'ArrowDown':
			return within( at - step );
		case 'PageUp':
			return within( at + LARGE_STEP );
		case 'PageDown':
			return within( at - LARGE_STEP );
		case 'Home':
			return 0;
		case 'End':
			return 100;
		default:
			return null;
	}
}

/** A place on the line. */
export const within = ( at: number ): number =>
	Math.min( 100, Math.max( 0, at ) );

interface Track {
	/** Of its left edge and how wide it is, in pixels. */
	readonly left: number;
	readonly width: number;
}

/** Where the pointer has moved a divider. */
export function dividerAt(
	pointer: number,
	{ left, width }: Track,
	isRtl: boolean
): number {
	if ( width <= 0 ) {
		return MIDDLE;
	}
	const share = ( ( pointer - left ) / width ) * 100;
	return within( Math.round( ( isRtl ? 100 - share : share ) * 10 ) / 10 );
}
