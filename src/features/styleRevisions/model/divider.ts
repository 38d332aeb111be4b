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
