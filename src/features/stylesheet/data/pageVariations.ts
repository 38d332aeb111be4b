import { hasSameVariations } from '@/features/globalStyles/index.model';
import { variationsIn } from '../model/pageVariations';
import type { SiteStyles } from '@/features/globalStyles/index.records';
import { variationCssFor } from './sheet';

const SHEET_ID = 'block-style-variation-styles-inline-css';

/** The styles whose block style variations each page has. */
const shown = new WeakMap< Document, SiteStyles >();

/**
 * Shows block style variations, such as "Outline", in a server-rendered page. The server prints their styles once per block
 * that uses them, so they are generated again for the blocks in the page.
 *
 * @param page
 * @param styles
 * @param saved  The saved styles, which a new page has been rendered with.
 */
export function showVariationsIn(
	page: Document,
	styles: SiteStyles,
	saved: SiteStyles
): void {
	const before = shown.get( page ) ?? saved;
	if ( ! hasSameVariations( before.merged, styles.merged ) ) {
		const css = variationCssFor(
			variationsIn( classNamesIn( page ) ),
			styles
		);
		const sheet = page.getElementById( SHEET_ID ) ?? addSheet( page );
		if ( css === null || ! sheet ) {
			return;
		}
		sheet.textContent = css;
	}
	shown.set( page, styles );
}

const classNamesIn = ( page: Document ): string[] =>
	[ ...page.querySelectorAll( '[class*="is-style-"]' ) ].map(
		( element ) => element.getAttribute( 'class' ) ?? ''
	);

/** Inserts the sheet after the site's styles, like the server. */
function addSheet( page: Document ): Element | null {
	const before = page.getElementById( 'global-styles-inline-css' );
	if ( ! before ) {
		return null;
	}
	const sheet = page.createElement( 'style' );
	sheet.id = SHEET_ID;
	before.after( sheet );
	return sheet;
}
