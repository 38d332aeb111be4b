import { styleSchema } from '@/platform/styleSchema';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import { changedGalleryGapsCss } from '../model/galleryGaps';

const SHEET_ID = 'atelier-gallery-gaps';

/** The styles that each page was rendered with. */
const rendered = new WeakMap< Document, StylesDoc >();

/**
 * Shows the gap of galleries in a server-rendered page. Before 7.1 WordPress calculates their columns without it.
 *
 * @param page
 * @param styles
 * @param saved  The saved styles, which a new page has been rendered with.
 */
export function showGalleriesIn(
	page: Document,
	styles: SiteStyles,
	saved: SiteStyles
): void {
	const before = rendered.get( page ) ?? saved.merged;
	rendered.set( page, before );
	const printed = page.getElementById( 'core-block-supports-inline-css' );
	if ( ! printed || ! styleSchema().hasViewports ) {
		return;
	}
	const css = changedGalleryGapsCss(
		printed.textContent,
		before,
		styles.merged
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
