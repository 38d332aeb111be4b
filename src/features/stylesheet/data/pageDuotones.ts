import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import { changedDuotonesCss } from '../model/duotones';
import { engine } from './sheet';

const SHEET_ID = 'atelier-duotones';

/** The styles that each page was rendered with. */
const rendered = new WeakMap< Document, StylesDoc >();

/**
 * Shows the duotones of blocks in a server-rendered page.
 *
 * @param page
 * @param styles
 * @param saved  The saved styles, which a new page has been rendered with.
 */
export function showDuotonesIn(
	page: Document,
	styles: SiteStyles,
	saved: SiteStyles
): void {
	const before = rendered.get( page ) ?? saved.merged;
	rendered.set( page, before );
	const css = changedDuotonesCss(
		before,
		styles.merged,
		engine.get()?.duotoneSelectors() ?? {}
	);
	const sheet = page.getElementById( SHEET_ID );
	if ( css !== ( sheet?.textContent ?? '' ) ) {
		( sheet ?? addSheet( page ) ).textContent = css;
	}
}

/** Inserts the sheet after the server's rules for single blocks. */
function addSheet( page: Document ): Element {
	const sheet = page.createElement( 'style' );
	sheet.id = SHEET_ID;
	page.body.append( sheet );
	return sheet;
}
