import { clamp } from '@/kernel/clamp';

/** The initial position of a divider between two images, in percent of the width from the inline start. */
export const MIDDLE = 50;

/** The step of an arrow key, in percent of the width. */
const STEP = 2;
const LARGE_STEP = 10;

/**
 * The position of a divider between two images after a key press; null for other keys.
 *
 * @param at      The current position, in percent of the width from the inline start.
 * @param key     The pressed key, as in `KeyboardEvent.key`.
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

/** Limits a position to 0–100 percent. */
export const within = ( at: number ): number => clamp( at, 0, 100 );

interface Track {
	/** The left edge and the width, in pixels. */
	readonly left: number;
	readonly width: number;
}

/** The position of a divider under the pointer. */
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
