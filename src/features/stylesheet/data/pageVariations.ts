import { hasSameVariations } from '../../globalStyles/index.model';
import { variationsIn } from '../model/pageVariations';
import type { SiteStyles } from '../../globalStyles/index.records';
import { variationCssFor } from './sheet';

const SHEET_ID = 'block-style-variation-styles-inline-css';

/** The styles whose block style variations a page has. */
const shown = new WeakMap< Document, SiteStyles >();

/**
 * Shows block style variations, such as "Outline", on a page that the server has rendered. It prints them once for each
 * block that has one, so they are made again for the blocks in this page.
 *
 * @param page
 * @param styles
 * @param saved  The styles that the server has: a page that is met for the first time came with them.
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

/** Where the server would have it: after the styles of the site. */
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
