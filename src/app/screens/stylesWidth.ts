import { clamp } from '@/kernel/clamp';
import { createSignal, type Signal } from '@/kernel/signal';
import { createStored } from '@/platform/stored';

/** The widths of the styles' panel in pixels: by default, as in src/ui/tokens.css, and the narrowest and widest. */
const USUAL = 404;
export const LEAST = 300;
export const MOST = 700;

const kept = createStored( {
	area: 'browser',
	name: 'atelier-styles-width',
	of: 'browser',
	version: 1,
	parse: ( raw ) => ( typeof raw === 'number' && raw > 0 ? raw : null ),
} );

/** The width that the user has chosen in this browser. */
export const stylesWidth: Signal< number > = createSignal(
	within( kept.read() ?? USUAL )
);

export function setStylesWidth( wanted: number ): void {
	stylesWidth.set( within( wanted ) );
}

/** If storage is denied, the width lasts until the page is left. */
export function keepStylesWidth(): void {
	kept.write( stylesWidth.get() );
}

function within( width: number ): number {
	return Math.round( clamp( width, LEAST, MOST ) );
}
