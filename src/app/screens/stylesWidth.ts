import { clamp } from '@/kernel/clamp';
import { createSignal, type Signal } from '@/kernel/signal';

const KEY = 'atelier-styles-width';

/** The widths of the styles' panel in pixels: by default, as in src/ui/tokens.css, and the narrowest and widest. */
const USUAL = 404;
export const LEAST = 300;
export const MOST = 700;

/** The width that the user has chosen in this browser. */
export const stylesWidth: Signal< number > = createSignal( readWidth() );

export function setStylesWidth( wanted: number ): void {
	stylesWidth.set( within( wanted ) );
}

export function keepStylesWidth(): void {
	try {
		localStorage.setItem( KEY, String( stylesWidth.get() ) );
	} catch {
		// Storage is denied: the width lasts until the page is left.
	}
}

function readWidth(): number {
	try {
		const stored = Number( localStorage.getItem( KEY ) );
		return stored > 0 ? within( stored ) : USUAL;
	} catch {
		return USUAL;
	}
}

function within( width: number ): number {
	return Math.round( clamp( width, LEAST, MOST ) );
}
