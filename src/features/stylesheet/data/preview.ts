import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { once } from '@/kernel/once';
import { listenTo } from '@/platform/listenTo';
import { replaceSheet, type SiteSheet } from '../model/sheet';
import {
	areStylesEdited,
	forgetUndoneEdits,
	savedDoc,
	siteStyles,
	type SiteStyles,
} from '@/features/globalStyles/index.records';
import { isAsSaved } from './isAsSaved';
import { showDuotonesIn } from './pageDuotones';
import { showFiltersIn } from './pageFilters';
import { showFontsIn, showFontsInCanvas } from './pageFonts';
import { showGalleriesIn } from './pageGalleries';
import { showVariationsIn } from './pageVariations';
import { previewPage } from './previewPage';
import { engine, loadEngine, sheetFor } from './sheet';
import { inShownState, shownState } from './shownState';
import { shownInstead, stylesWith } from './shownStyles';

/** The styles that pages were rendered with; null until they are loaded. */
let sent: SiteStyles | null = null;

/** The current styles, once they have changed. */
let shown: SiteStyles | null = null;

/** Keeps the preview equal to the current styles, saved or not. The style engine loads with the first change. */
export const keepPreviewCurrent = once( () => {
	forgetUndoneEdits();
	update();
	listenTo( update, coreStore );
	engine.subscribe( show );
	previewPage.subscribe( show );
	shownInstead.subscribe( showOther );
	shownState.subscribe( showOther );
} );

/** Starts keeping the preview current with the first edit of the styles. */
export function keepPreviewCurrentOnceEdited(): void {
	areStylesEdited.subscribe( keepPreviewCurrent );
}

/** Shows other styles than the site's, or the site's again. */
function showOther() {
	shown ??= siteStyles( select );
	void loadEngine();
	show();
}

function update() {
	const styles = siteStyles( select );
	sent ??= styles;
	if ( styles && styles !== shown && ( shown ?? styles !== sent ) ) {
		shown = styles;
		void loadEngine();
		show();
	}
}

function show() {
	if ( ! shown ) {
		return;
	}
	isAsSaved.set( false );
	const visible = stylesWith(
		shown,
		shownInstead.get() ?? shown.layers.user
	);
	showFontsInCanvas( visible );
	const page = previewPage.get();
	if ( page?.defaultView ) {
		showStylesIn( page, inShownState( visible, shownState.get() ) );
	}
}

/**
 * Shows styles in a server-rendered page.
 *
 * @return Whether it shows them: not before the style engine is loaded, and not if the page has no styles at all.
 */
export function showStylesIn( page: Document, styles: SiteStyles ): boolean {
	showFontsIn( page, styles );
	const sheet = sheetFor( page, styles );
	if ( ! sheet || ! showIn( page, sheet ) ) {
		return false;
	}
	const saved = stylesWith( styles, savedDoc( select, styles.id ) );
	showVariationsIn( page, styles, saved );
	showDuotonesIn( page, styles, saved );
	showGalleriesIn( page, styles, saved );
	return true;
}

/** The original text of replaced style elements. */
const printed = new WeakMap< Element, string >();

/** Replaces the server's sheet in its position: later sheets, such as layouts of single blocks, must stay after it. */
function showIn( page: Document, sheet: SiteSheet ): boolean {
	const element = page.getElementById( 'global-styles-inline-css' );
	if ( ! element ) {
		return false;
	}
	const original = printed.get( element ) ?? element.textContent;
	printed.set( element, original );
	const css = replaceSheet( original, sheet );
	if ( element.textContent !== css ) {
		element.textContent = css;
	}
	showFiltersIn( page, sheet.filters );
	return true;
}
